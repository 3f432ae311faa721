// Boards and hands as grids: one cell is in the tab order, the arrow keys lead from cell to cell, Enter presses.
import { make, put, say } from '../dom.js';
import { words } from '../words.js';

const cellsOf = row => [...row.children];
const rowsOf = grid => [...grid.querySelectorAll('[role=row]')];

/**
 * @param {HTMLElement} box
 * @param {{press: function(string): void, nothing: function(string): void}} out what a press on a cell asks for; and
 *   why it asks for nothing
 * @returns {function(Array): void} shows boards, as the mirror's model has them
 */
export function createGrids(box, out) {
  const act = cell => (cell.dataset.press ? out.press(cell.dataset.press) : out.nothing(words.nothingHere));
  box.addEventListener('click', event => {
    const cell = event.target.closest('[role=gridcell]');
    if (cell) act(cell);
  });
  box.addEventListener('focusin', event => {
    const grid = event.target.closest('[role=grid]');
    if (grid) for (const each of grid.querySelectorAll('[role=gridcell]')) each.tabIndex = each === event.target ? 0 : -1;
  });
  box.addEventListener('keydown', event => {
    const cell = event.target.closest('[role=gridcell]');
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      if (!event.repeat) act(cell);
    } else {
      const next = neighbour(cell, event.key);
      if (!next) return;
      next.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  });

  return boards => {
    boards.forEach((board, i) => showBoard(box.children[i] || box.appendChild(makeBoard(i)), board));
    while (box.children.length > boards.length) box.lastChild.remove();
  };
}

function makeBoard(i) {
  const id = `mirror-board-${i}`;
  return make('section', {}, make('h2', { id }), make('div', { role: 'grid', 'aria-labelledby': id }));
}

function showBoard(section, board) {
  const [heading, grid] = section.children;
  say(heading, board.label);
  section.hidden = !board.rows.some(row => row.length);
  board.rows.forEach((row, i) => showRow(grid.children[i] || grid.appendChild(make('div', { role: 'row' })), row));
  while (grid.children.length > board.rows.length) drop(grid.lastChild, grid);
  const cells = [...grid.querySelectorAll('[role=gridcell]')];
  if (cells.length && !cells.some(cell => cell.tabIndex === 0)) cells[0].tabIndex = 0;
}

function showRow(row, cells) {
  cells.forEach((cell, i) => {
    const node = row.children[i] || row.appendChild(make('div', { role: 'gridcell', tabindex: '-1' }));
    say(node, cell.text);
    put(node, 'data-press', cell.press);
    put(node, 'aria-selected', cell.on === true && 'true');
  });
  while (row.children.length > cells.length) drop(row.lastChild, row);
}

// Where the focus goes with it, the last cell that stays has it.
function drop(node, parent) {
  const focused = node.contains(document.activeElement);
  node.remove();
  if (focused) [...parent.querySelectorAll('[role=gridcell]')].at(-1)?.focus();
}

function neighbour(cell, key) {
  const row = cell.parentNode, rows = rowsOf(row.parentNode), column = cellsOf(row).indexOf(cell);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step) return cellsOf(row)[column + step] || null;
  if (key === 'Home') return row.firstChild;
  if (key === 'End') return row.lastChild;
  const down = { ArrowDown: 1, ArrowUp: -1 }[key];
  const other = down && rows[rows.indexOf(row) + down];
  return other ? cellsOf(other)[Math.min(column, other.children.length - 1)] || null : null;
}
