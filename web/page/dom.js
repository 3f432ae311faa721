/**
 * One element: make('button', {class: 'main', onclick: f}, 'OK'). Functions become listeners, the rest attributes.
 * @param {string} tag
 * @param {Object<string, *>} [has]
 * @param {...(Node|string)} children
 */
export function make(tag, has = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(has)) {
    if (typeof value === 'function') node.addEventListener(name.slice(2), value);
    else put(node, name, value);
  }
  node.append(...children);
  return node;
}

/** Sets, changes or (null, undefined, false, '') removes an attribute; touches nothing when it is the same. */
export function put(node, name, value) {
  const text = value === true ? '' : String(value);
  if (!value && value !== 0) node.removeAttribute(name);
  else if (node.getAttribute(name) !== text) node.setAttribute(name, text);
}

/** Changes a node's text only when it differs, so that nothing is announced or selected anew. */
export function say(node, text) {
  const words = text === undefined || text === null ? '' : String(text);
  if (node.textContent !== words) node.textContent = words;
}

/** @param {string} id */
export const at = id => document.getElementById(id);

/** What `work()` returns, or, where a browser lacks or forbids it, what `otherwise()` does. */
export function attempt(work, otherwise = () => undefined) {
  try {
    return work();
  } catch (error) {
    console.info(error);
    return otherwise();
  }
}
