// All that playing from afar needs of the page, as one module that is fetched when somebody invites or opens an invitation.
export { canHandOn, handOn } from '../hand-on.js';
export { code } from './code.js';
export { invitations, readInvitation } from './invitation.js';
export { fromBase64Url, toBase64Url } from './bytes.js';
export { makeSecret, sits } from './keys.js';
export { mostBytes } from './parts.js';
export { isHere, known, mostRelays, relayAddress, someRelays } from './relays.js';
export { createTables } from './tables.js';
export { host, lack, openWire } from './wire.js';
export { wireWords, words } from './words.js';
