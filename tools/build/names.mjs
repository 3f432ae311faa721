// How the files of a build are named and known: web/page/load.js, the scripts' integrity and the service worker check
// what arrives by it.
import { createHash } from 'node:crypto';
import { basename, dirname, extname, join } from 'node:path';

const sha256 = (bytes, form) => createHash('sha256').update(bytes).digest(form);

/** "page.js" as "page-HASH.js", with 22 letters of the content's SHA-256 in base64url; folders stay. */
export function hashedName(name, bytes) {
    const extension = extname(name);
    return join(dirname(name), `${basename(name, extension)}-${sha256(bytes, 'base64url').slice(0, 22)}${extension}`);
}

/** As HTML, fetch() and the service worker take it. */
export const integrity = (bytes) => `sha256-${sha256(bytes, 'base64')}`;

/** A short name for all of these together. */
export const versionOf = (texts) => sha256(texts.join(), 'hex').slice(0, 10);
