import { filled, translated, use } from '../words/language.js';

/** Every word that playing from afar says by itself. Other languages replace values, never keys. */
export const words = {
  // By wire.js lack().
  lacks: {
    secure: 'Playing from afar needs encryption, which browsers give only to pages that came by https or from this machine.',
    sockets: 'Playing from afar needs web sockets, which this browser lacks.',
  },
  // By invitation.js readInvitation().
  faults: {
    damaged: 'This invitation is not whole. Ask for the link again, and copy all of it.',
    later: 'This invitation comes from a newer version of Cardfront. Reload the page.',
    relays: 'This invitation names no relay that this version knows. Reload the page, or ask for a new link.',
  },
  sheet: {
    how: 'Whoever opens this link sits down at your table. Keep this page, or come back to it: the game waits.',
    code: 'The link as a code, to be scanned with a telephone',
    link: 'The link',
    player: 'To take a seat',
    onlooker: 'To look on',
    relays: 'What is played goes encrypted over public relays. They see when something is sent and from which address, and nothing else.',
  },
  // By the browser's answer.
  notices: {
    granted: 'You are told when it is your turn, while this page is out of sight.',
    denied: 'This browser does not let the page tell you. Its settings for this page can change that.',
    default: 'Nothing was decided. You can be asked again.',
    lacking: 'This browser has no notices for pages.',
  },
  // By the state of the whole.
  wire: {
    works: (working, all) => filled(working === all ? 'Connected.' : 'Connected by {working} of {all} relays.', { working, all }),
    waits: () => filled('The relays ask to wait a little. What you do is sent then.'),
    connecting: () => filled('Connecting…'),
    refused: () => filled('The relays refuse to pass on what is played here. They are asked again; for a new table others can be named in the settings.'),
    down: () => filled('No relay can be reached. It is tried again and again; nothing is lost.'),
  },
  // Of one relay.
  relay: {
    works: address => filled('{address} works.', { address }),
    waits: (address, why) => filled(why ? '{address} asks to wait: {why}' : '{address} asks to wait.', { address, why }),
    connecting: address => filled('{address} is asked…', { address }),
    refused: (address, why) => filled(why ? '{address} refuses: {why}' : '{address} refuses.', { address, why }),
    down: address => filled('{address} does not answer.', { address }),
  },
};

const english = { ...words };
const spoken = value => (value.trim ? translated(value)
  : value.call ? value
  : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, spoken(each)])));

/** Says them all in that language; see language.js. */
export function inLanguage(text) {
  use(text);
  Object.assign(words, spoken(english));
}

/**
 * @param {{state: string, relays: {address: string, state: string, why: string}[]}} state of a wire
 * @returns {{all: string, relays: string[]}} as sentences
 */
export function wireWords({ state, relays }) {
  const working = relays.filter(relay => relay.state === 'works').length;
  return {
    all: words.wire[state](working, relays.length),
    relays: relays.map(relay => words.relay[relay.state](relay.address, relay.why)),
  };
}
