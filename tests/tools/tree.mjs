// A small tree of its own for a test of a tool.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Gone after the test.
 * @param {import('node:test').TestContext} t
 * @param {Object<string, string>} files texts by their paths
 * @returns {{root: string, write: function(string, string): void}}
 */
export function tree(t, files) {
    const root = mkdtempSync(join(tmpdir(), 'cardfront-tree-'));
    t.after(() => rmSync(root, { recursive: true }));
    const write = (path, text) => {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
    };
    for (const [path, text] of Object.entries(files)) write(path, text);
    return { root, write };
}
