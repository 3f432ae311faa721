// Serves a folder on this machine as a static host would: node serve.mjs DIR [--port N]
// Also for the browser tests: `const server = await serve(dir)`, then `server.url`, `server.close()`.
import { spawn } from 'node:child_process';
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

const types = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.mjs': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.json': 'application/json',
    '.webmanifest': 'application/manifest+json',
    '.wasm': 'application/wasm',
    '.ttf': 'font/ttf',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.ico': 'image/x-icon',
    '.txt': 'text/plain; charset=utf-8',
};

function answer(dir, request, response) {
    const refuse = (status) => response.writeHead(status, { 'content-type': 'text/plain' }).end(`${status}\n`);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
    let path;
    try {
        path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
    } catch {
        return refuse(400);
    }
    let file = join(dir, path);
    if (path.includes('\0') || (file !== dir && !file.startsWith(dir.endsWith(sep) ? dir : dir + sep))) return refuse(400);
    let found = statSync(file, { throwIfNoEntry: false });
    if (found?.isDirectory()) {
        file = join(file, 'index.html');
        found = statSync(file, { throwIfNoEntry: false });
    }
    if (!found?.isFile()) return refuse(404);
    response.writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'content-length': found.size,
        'cache-control': 'no-cache',
    });
    if (request.method === 'HEAD') return response.end();
    createReadStream(file).on('error', () => response.destroy()).pipe(response);
}

// port 0: any free one; ports from `port` to `last` are tried in turn. Resolves to {url, port, close}.
export function serve(dir, port = 0, last = port) {
    const server = createServer((request, response) => answer(dir, request, response));
    return new Promise((resolve, reject) => {
        server.on('error', (error) => {
            if (error.code === 'EADDRINUSE' && port < last) server.listen(++port, '127.0.0.1');
            else reject(error);
        });
        server.listen(port, '127.0.0.1', () => {
            const taken = server.address().port;
            const close = () => new Promise((done) => {
                server.close(done);
                server.closeAllConnections();
            });
            resolve({ url: `http://localhost:${taken}/`, port: taken, close });
        });
    });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
    const [dir, option, wanted] = process.argv.slice(2);
    const fixed = option === '--port' ? Number(wanted) : undefined;
    if (!dir || (fixed !== undefined && !(fixed > 0 && fixed < 65536))) {
        console.error('usage: node serve.mjs DIR [--port N]');
        process.exit(2);
    }
    try {
        const { url } = await serve(dir, fixed ?? 8000, fixed ?? 8099);
        console.log(`\nPlay at ${url} (stop with Ctrl-C)`);
        if (process.env.DISPLAY || process.env.WAYLAND_DISPLAY) // there is a screen to open it on
            spawn('xdg-open', [url], { stdio: 'ignore', detached: true }).on('error', () => {}).unref();
    } catch (error) {
        console.error(error.code === 'EADDRINUSE' ? `No port is free: ${error.message}` : error.message);
        process.exit(1);
    }
}
