// A static server for tests, with the types a browser insists on.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8', '.wasm': 'application/wasm', '.svg': 'image/svg+xml', '.png': 'image/png',
  '.webmanifest': 'application/manifest+json', '.json': 'application/json', '.txt': 'text/plain; charset=utf-8',
  '.ttf': 'font/ttf', '.otf': 'font/otf', '.woff2': 'font/woff2',
};

/**
 * Serves a folder on a free port of localhost, or answers wrongly.
 * @param {string} folder
 * @returns {Promise<{url: string, requests: string[], wrong: ?function(string, string): (string|false|undefined), gone: boolean, close: function(): Promise<void>}>}
 *   url ends with a slash; requests lists the paths asked for, in order; wrong(path, query), while it is set, gives a text to
 *   answer with, false for no answer at all, or undefined for the right one; while it is gone every connection breaks
 */
export async function serve(folder) {
  const requests = [];
  const made = { requests, wrong: null, gone: false };
  const server = createServer(async (request, response) => {
    if (made.gone) return void request.destroy();
    const { pathname, search } = new URL(request.url, 'http://localhost');
    const path = decodeURIComponent(pathname);
    requests.push(path);
    const instead = made.wrong?.(path, search);
    if (instead === false) return;
    if (instead !== undefined) {
      response.writeHead(200, { 'content-type': types[extname(path)] || 'text/html', 'cache-control': 'no-store' }).end(instead);
      return;
    }
    const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
    const found = file.startsWith(folder + sep) && (await stat(file).catch(() => null));
    if (!found || !found.isFile()) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not here');
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(file)] || 'application/octet-stream', 'content-length': found.size, 'cache-control': 'no-store',
      'access-control-allow-origin': '*', // for frames that have no origin
    });
    createReadStream(file).pipe(response);
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(made, {
    url: `http://localhost:${server.address().port}/`,
    close: () => new Promise(resolve => {
      server.closeAllConnections();
      server.close(resolve);
    }),
  });
}
