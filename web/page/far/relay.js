// One relay, as NIP-01 of Nostr describes them: connects and goes on connecting, listens, asks for what is kept, and publishes
// the latest event of each key until it is accepted. It waits where it is asked to, longer each time. A relay is a
// stranger: what it sends is ignored or handed on as what it claims to be, and nothing that it does is a fault of ours.
// All is done in `tick`, which is called after everything that was heard and when the time has come that it gives, so that
// a page in the background works although its timers are slow.
const silence = 15000; // ms in which a relay opens, and answers
const unheard = 55000; // ms without a word, after which it is asked whether it is there
const lived = 30000; // ms after which a connection was a good one
const firstWait = 1000, longestWait = 120000; // ms before it is tried again
const longestRefusal = 600000;
const burst = 8, gap = 400; // so many events at once, then one in so many ms
const longestMessage = 1 << 17; // characters
const limited = /rate.?limit|too (?:fast|many|much)|slow down/i;
const known = /^duplicate:|newer|replaced/i;
const listening = 'in', reading = 'own';

export class Relay {
  #about;
  #socket = null;
  #opened = 0;
  #heard = 0;
  #asked = 0; // when it was asked and has not answered; 0: it has
  #deaf = false; // it has ended what we listen to, and not begun again
  #connectAt = 0;
  #wait = firstWait;
  #pausedUntil = 0;
  #pause = firstWait;
  #queue = new Set(); // keys
  #unread = 0; // own events that it may still give back: each is checked, which takes its time
  #flying = new Map(); // id of an event that it has not answered -> {key, at, passing}
  #allowance = burst;
  #allowedAt = 0;

  /**
   * @param {string} address
   * @param {object} about
   * @param {Function} about.WebSocket
   * @param {function(): number} about.now ms of a clock that nobody sets
   * @param {string} about.tag what is listened to
   * @param {number[]} about.kinds of events: that are passed on, and that are kept
   * @param {function(*): void} about.heard what came as an event under the tag
   * @param {function(): string[]} about.own whose kept events are ours
   * @param {function(*): void} about.kept what came as one of these, when they were read back
   * @param {function(): Iterable<string>} about.keys of all that there is to publish
   * @param {function(string): ?object} about.latest the event of a key
   * @param {function(string, string): void} about.accepted a key's event, by its id
   * @param {function(): void} about.changed something was heard, so `tick` is due
   */
  constructor(address, about) {
    this.address = address;
    this.state = 'connecting';
    this.why = ''; // in the relay's own words
    this.#about = about;
    this.#allowedAt = this.#connectAt = about.now();
  }

  /** The key has another event. */
  put(key) {
    this.#queue.add(key);
  }

  /** Reads our own events back: what it has may be of before the page was loaded, and later than ours. */
  readOwn() {
    const authors = this.#about.own();
    this.#unread = authors.length;
    if (authors.length) this.#say(['REQ', reading, { kinds: [this.#about.kinds[1]], authors }]);
  }

  /** The page is looked at again, or the net is back. */
  wake() {
    const now = this.#about.now();
    if (!this.#socket) {
      this.#connectAt = now;
      this.#wait = firstWait;
    } else if (this.#open() && !this.#asked) {
      this.#ask(now);
    }
  }

  close() {
    this.#drop();
    this.#connectAt = Infinity;
  }

  /** Does what is due. @returns {number} when there is more to do */
  tick(hurry = false) {
    const now = this.#about.now();
    if (!this.#socket) {
      if (now >= this.#connectAt) this.#connect(now);
    } else if (this.#asked && now >= this.#asked + silence) {
      this.#lost(now);
    } else if (this.#open()) {
      this.#converse(now, hurry);
    }
    return this.#next();
  }

  #converse(now, hurry) {
    if (now >= this.#heard + unheard && !this.#asked) this.#ask(now);
    for (const [id, { key, at }] of this.#flying) {
      if (now < at + silence) break; // they are in order
      if (this.#heard <= at) return void this.#lost(now); // it has said nothing at all
      this.#flying.delete(id);
      this.#hold(now, 'waits', '', longestWait);
      this.#queue.add(key);
    }
    if (now < this.#pausedUntil) return;
    if (this.#deaf && !this.#asked) this.#ask(now);
    this.#allowance = Math.min(burst, this.#allowance + (now - this.#allowedAt) / gap);
    this.#allowedAt = now;
    for (const key of this.#queue) {
      if (this.#allowance < 1 && !hurry) break;
      this.#allowance -= 1;
      this.#queue.delete(key);
      const event = this.#about.latest(key);
      if (!event) continue;
      this.#flying.set(event.id, { key, at: now, passing: event.kind !== this.#about.kinds[1] });
      this.#say(['EVENT', event]);
    }
  }

  #next() {
    if (!this.#socket) return this.#connectAt;
    if (!this.#open()) return this.#asked + silence;
    const [first] = this.#flying.values();
    const due = Math.max(this.#pausedUntil, this.#allowance < 1 ? this.#allowedAt + gap : 0);
    return Math.min(
      this.#asked ? this.#asked + silence : this.#heard + unheard,
      first ? first.at + silence : Infinity,
      this.#queue.size || (this.#deaf && !this.#asked) ? due : Infinity,
    );
  }

  #open() {
    return this.#socket?.readyState === 1;
  }

  #connect(now) {
    this.#tell(this.state === 'refused' ? 'refused' : 'connecting', this.why);
    this.#asked = now;
    let socket;
    try {
      socket = new this.#about.WebSocket(this.address);
    } catch {
      this.#lost(now);
      return;
    }
    this.#socket = socket;
    socket.binaryType = 'arraybuffer';
    const ours = work => event => {
      if (socket !== this.#socket) return;
      work(this.#about.now(), event);
      this.#about.changed();
    };
    socket.onopen = ours(at => this.#begin(at));
    socket.onmessage = ours((at, { data }) => this.#read(at, data));
    socket.onclose = socket.onerror = ours(at => this.#lost(at)); // what the page's policy forbids never closes
  }

  #begin(now) {
    this.#opened = this.#heard = now;
    this.#queue = new Set(this.#about.keys()); // it may have lost what it had
    this.#ask(now);
    this.readOwn();
  }

  #ask(now) {
    this.#asked = now;
    const { kinds, tag } = this.#about;
    this.#say(['REQ', listening, { kinds, '#d': [tag] }]);
  }

  #say(message) {
    if (this.#open()) this.#socket.send(JSON.stringify(message));
  }

  #drop() {
    const socket = this.#socket;
    this.#socket = null;
    this.#asked = 0;
    this.#flying.clear();
    try {
      socket?.close();
    } catch { /* it never opened */ }
  }

  #lost(now) {
    if (this.#socket && this.#opened && now - this.#opened > lived) this.#wait = firstWait;
    this.#drop();
    this.#opened = 0;
    this.#connectAt = now + this.#wait * (0.75 + Math.random() / 2); // not all pages at once
    this.#wait = Math.min(longestWait, this.#wait * 2);
    this.#tell(this.state === 'refused' ? 'refused' : 'down', this.why);
  }

  #tell(state, why) {
    this.state = state;
    this.why = why;
  }

  #hold(now, state, why, longest) {
    if (now < this.#pausedUntil) return; // it speaks of what was sent before
    this.#pause = Math.min(longest, this.#pause * 2);
    this.#pausedUntil = now + this.#pause;
    this.#tell(state, why);
  }

  #wordsOf(reason) {
    return typeof reason === 'string' ? reason.replace(/[^\x20-\x7e]/g, '').slice(0, 120) : '';
  }

  #complain(now, reason) {
    const why = this.#wordsOf(reason);
    if (limited.test(why) || /^error:/.test(why)) this.#hold(now, 'waits', why, longestWait);
    else this.#hold(now, 'refused', why, longestRefusal);
  }

  #read(now, data) {
    this.#heard = now;
    if (typeof data !== 'string' || data.length > longestMessage) return;
    let message;
    try {
      message = JSON.parse(data);
    } catch {
      return;
    }
    if (!Array.isArray(message)) return;
    const [type, about, ...rest] = message;
    if (type === 'EVENT') this.#deliver(about, rest[0]);
    else if (type === 'EOSE') this.#answered(about);
    else if (type === 'OK') this.#settle(now, about, rest[0], rest[1]);
    else if (type === 'CLOSED' && about === listening) this.#ended(now, rest[0]);
    else if (type === 'NOTICE' && limited.test(this.#wordsOf(about))) this.#complain(now, about);
  }

  #deliver(about, event) {
    if (about === listening) this.#about.heard(event);
    else if (about === reading && this.#unread-- > 0) this.#about.kept(event);
  }

  #answered(about) {
    if (about === reading) this.#say(['CLOSE', reading]);
    if (about !== listening) return;
    this.#asked = 0;
    if (this.#deaf || this.state === 'connecting' || this.state === 'down') this.#tell('works', '');
    this.#deaf = false;
  }

  #ended(now, reason) {
    this.#asked = 0;
    this.#deaf = true;
    this.#complain(now, reason);
  }

  #settle(now, id, good, reason) {
    const sent = this.#flying.get(id);
    if (!sent) return;
    this.#flying.delete(id);
    const why = this.#wordsOf(reason);
    const other = known.test(why); // it has this one, or one that it thinks later: it has to be seen which
    if (good === true || other) {
      this.#pause = firstWait;
      if (!this.#deaf) this.#tell('works', '');
      if (other) this.readOwn();
      else this.#about.accepted(sent.key, id);
    } else if (!sent.passing || limited.test(why)) { // else nobody listens there, or our clock is slow: the one to keep follows
      this.#queue.add(sent.key);
      this.#complain(now, reason);
    }
  }
}
