// The only JavaScript that C++ calls: an emscripten library that hands each call to the page, and the page's
// messages to the functions exported by platform_web.cpp. It knows memory and nothing else; what the calls do is
// in page/main.js. Members of the page object are named by strings so that a minifier leaves them alone.

// Newer emscripten lists its string functions as library members, older ones always have them.
const strings = ['UTF8ToString', 'stringToUTF8', 'lengthBytesUTF8'].map(name => '$' + name)
    .filter(name => name in LibraryManager.library);

mergeInto(LibraryManager.library, {
  $toPage: function(name, ...values) {
    return Module['page'][name](...values);
  },
  // A C string on the program's heap; whoever gets it frees it.
  $newText__deps: strings,
  $newText: function(text) {
    const bytes = lengthBytesUTF8(text) + 1;
    const at = Module['_cardfront_allocate'](bytes);
    stringToUTF8(text, at, bytes);
    return at;
  },
  $connectPage__deps: ['$newText', '$toPage'],
  $connectPage__postset: 'connectPage();',
  $connectPage: function() {
    const withText = name => text => {
      const at = newText(text);
      Module[name](at);
      Module['_cardfront_release'](at);
    };
    toPage('connect', {
      'command': withText('_cardfront_command'),
      'focus': withText('_cardfront_focus'),
      'letGo': () => Module['_cardfront_let_go'](),
      'thought': (job, numbers) => {
        const at = Module['_cardfront_allocate'](numbers.length * 4);
        HEAP32.set(numbers, at >>> 2);
        Module['_cardfront_thought'](job, at, numbers.length);
        Module['_cardfront_release'](at);
      },
      'context': lost => Module['_cardfront_context'](lost),
      'misfits': () => {
        const at = Module['_cardfront_misfits'](), lines = UTF8ToString(at);
        Module['_cardfront_release'](at);
        return lines;
      },
      'item': id => {
        const at = newText(id);
        const four = Module['_cardfront_allocate'](16);
        const found = Module['_cardfront_item'](at, four) ? [...HEAPF32.subarray(four >>> 2, (four >>> 2) + 4)] : null;
        Module['_cardfront_release'](at);
        Module['_cardfront_release'](four);
        return found;
      },
    });
  },

  bridge_store_get__deps: ['$connectPage'],
  bridge_store_get: function(key) {
    const text = toPage('storeGet', UTF8ToString(key));
    return text === null ? 0 : newText(text);
  },
  bridge_store_put__deps: ['$connectPage'],
  bridge_store_put: function(key, text) { return toPage('storePut', UTF8ToString(key), UTF8ToString(text)) ? 1 : 0; },
  bridge_store_remove__deps: ['$connectPage'],
  bridge_store_remove: function(key) { toPage('storeRemove', UTF8ToString(key)); },
  bridge_store_keys__deps: ['$connectPage'],
  bridge_store_keys: function() { return newText(toPage('storeKeys').join('\n')); },
  bridge_date__deps: ['$connectPage'],
  bridge_date: function() { return newText(toPage('dateWords')); },
  bridge_address__deps: ['$connectPage'],
  bridge_address: function() { return newText(toPage('address')); },
  bridge_unix: function() { return Date.now(); },
  // One yes-or-no question by its name in the page.
  bridge_ask__deps: ['$connectPage'],
  bridge_ask: function(name) { return toPage(UTF8ToString(name)) | 0; },
  // One word to the page, by the name of its member, with a number.
  bridge_tell__deps: ['$connectPage'],
  bridge_tell: function(name, value) { toPage(UTF8ToString(name), value); },

  bridge_ask_to_keep__deps: ['$connectPage'],
  bridge_ask_to_keep: function() { toPage('askToKeep'); },

  bridge_show_mirror__deps: ['$connectPage'],
  bridge_show_mirror: function(model) { toPage('showMirror', UTF8ToString(model)); },
  bridge_ask_text__deps: ['$connectPage'],
  bridge_ask_text: function(id, title, label, value, wrong, manyLines, mostChars) {
    toPage('askText', {
      'id': UTF8ToString(id), 'title': UTF8ToString(title), 'label': UTF8ToString(label), 'value': UTF8ToString(value),
      'wrong': UTF8ToString(wrong), 'manyLines': !!manyLines, 'mostChars': mostChars,
    });
  },
  bridge_show_text__deps: ['$connectPage'],
  bridge_show_text: function(title, text, fileName, warning) {
    toPage('showText', UTF8ToString(title), UTF8ToString(text), UTF8ToString(fileName), UTF8ToString(warning));
  },
  bridge_share__deps: ['$connectPage'],
  bridge_share: function(title, warning, caption, game, deal, position) {
    toPage('share', UTF8ToString(title), UTF8ToString(warning), UTF8ToString(caption), UTF8ToString(game), UTF8ToString(deal),
      UTF8ToString(position));
  },
  bridge_show_rules__deps: ['$connectPage'],
  bridge_show_rules: function(game, rule) { toPage('showRules', UTF8ToString(game), UTF8ToString(rule)); },
  bridge_games_here__deps: ['$connectPage'],
  bridge_games_here: function(game) { return toPage('gamesHere', game) ? 1 : 0; },
  bridge_fetch_games__deps: ['$connectPage'],
  bridge_fetch_games: function(game) { toPage('fetchGames', game); },
  bridge_fetch_lessons__deps: ['$connectPage'],
  bridge_fetch_lessons: function(game) { toPage('fetchLessons', UTF8ToString(game)); },
  bridge_languages__deps: ['$connectPage', '$newText'],
  bridge_languages: function() { return newText(toPage('languages')); },
  bridge_words__deps: ['$connectPage', '$newText'],
  bridge_words: function() { return newText(toPage('words')); },
  bridge_fetch_words__deps: ['$connectPage'],
  bridge_fetch_words: function(language) { toPage('fetchWords', UTF8ToString(language)); },
  bridge_load_rules__deps: ['$connectPage'],
  bridge_load_rules: function(game) { toPage('loadRules', UTF8ToString(game)); },
  bridge_rule_words__deps: ['$connectPage', '$newText'],
  bridge_rule_words: function(game, rule) {
    return newText(toPage('ruleWords', UTF8ToString(game), UTF8ToString(rule)));
  },
  bridge_hide_rules__deps: ['$connectPage'],
  bridge_hide_rules: function() { toPage('hideRules'); },

  bridge_sound__deps: ['$connectPage'],
  bridge_sound: function(sound, volume) { toPage('playSound', sound, volume); },
  bridge_seed__deps: ['$connectPage'],
  bridge_seed: function(twoWords) { HEAPU32.set(crypto.getRandomValues(new Uint32Array(2)), twoWords >>> 2); },
  bridge_insets__deps: ['$connectPage'],
  bridge_insets: function(fourFloats) { HEAPF32.set(toPage('insets'), fourFloats >>> 2); },
  bridge_font_bytes__deps: ['$connectPage'],
  bridge_font_bytes: function(which) { return toPage('font', which).length; },
  bridge_font_copy__deps: ['$connectPage'],
  bridge_font_copy: function(which, to) { HEAPU8.set(toPage('font', which), to); },

  bridge_draw_words__deps: ['$connectPage'],
  bridge_draw_words: function(words, title, pixels, fiveFloats) {
    const drawn = toPage('drawWords', UTF8ToString(words), !!title, pixels);
    HEAPF32.set(drawn['measure'], fiveFloats >>> 2);
    return drawn['rows'].length;
  },
  bridge_drawn_copy__deps: ['$connectPage'],
  bridge_drawn_copy: function(to) { HEAPU8.set(toPage('drawnWords'), to); },

  bridge_think__deps: ['$connectPage'],
  bridge_think: function(job, game, seats, level, most, thinkers, seedLow, seedHigh, state, bytes) {
    toPage('think', {
      'job': job >>> 0, 'game': game, 'seats': seats, 'level': level, 'most': most, 'thinkers': thinkers,
      'seedLow': seedLow >>> 0, 'seedHigh': seedHigh >>> 0,
      'state': HEAPU8.slice(state, state + bytes),
    });
  },
  bridge_far__deps: ['$connectPage'],
  bridge_far: function(what, first, second, third) {
    toPage('far', UTF8ToString(what), UTF8ToString(first), UTF8ToString(second), UTF8ToString(third));
  },
  bridge_stop_thinking__deps: ['$connectPage'],
  bridge_stop_thinking: function() { toPage('stopThinking'); },
});
