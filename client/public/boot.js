// Sets theme and language before the first paint. A plain blocking script, because a module would run after it; the first of the
// page's files, because it names the others that the page needs, and would wait behind the compiling of the app.
// What it reads is written by src/app/boot/bootState.ts; names, values and defaults of both must agree (bootState.dom.test.ts).
(function () {
  // Which files each page needs; the build writes them here (build/aheadPlugin.ts).
  var ahead = null;
  var state = {};
  try {
    state = JSON.parse(localStorage.getItem('answerscope.boot') || '{}') || {};
  } catch {
    // Storage forbidden or corrupt: the defaults below hold.
  }
  var follows = state.followSystem === true;
  var dark = follows ? matchMedia('(prefers-color-scheme: dark)').matches : state.theme === 'dark';
  if (dark) {
    whenBody(function (body) {
      body.setAttribute('arco-theme', 'dark');
      body.classList.add('bp6-dark');
    });
  }
  // The body comes after this has run, and before anything is painted.
  function whenBody(work) {
    if (document.body !== null) {
      work(document.body);
      return;
    }
    new MutationObserver(function (_changes, observer) {
      if (document.body === null) return;
      observer.disconnect();
      work(document.body);
    }).observe(document.documentElement, { childList: true });
  }

  function setColor(name, color, otherwise) {
    var valid = typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color);
    document.documentElement.style.setProperty(name, valid ? color : otherwise);
  }
  setColor('--app-accent', dark ? state.accentDark : state.accentLight, dark ? '#4981FF' : '#165DFF');
  setColor('--app-accent-ink', dark ? state.inkDark : state.inkLight, dark ? '#1C2127' : '#FFFFFF');
  if (state.colorWeak === true) document.documentElement.classList.add('app-color-weak');
  if (state.locale === 'en-US') document.documentElement.lang = 'en-US';

  function newLink(rel, address) {
    var link = document.createElement('link');
    link.rel = rel;
    link.crossOrigin = '';
    link.href = address;
    return link;
  }

  function fetchFile(address) {
    if (!address.endsWith('.css')) {
      document.head.append(newLink('modulepreload', address));
      return;
    }
    var early = newLink('preload', address);
    early.as = 'style';
    document.head.append(early);
    // Behind the sheets that the document itself names further down: of two rules that weigh the same the later one holds, and
    // a page's own must.
    whenBody(function () {
      var sheet = newLink('stylesheet', address);
      // The app draws nothing while there is one (src/app/boot/aheadSheets.ts).
      sheet.dataset.pending = '';
      sheet.onload = function () {
        delete sheet.dataset.pending;
      };
      document.head.append(sheet);
    });
  }

  // All at once: what imports what would be found out file by file.
  function fetchAhead(page) {
    page.all.concat(page.texts[document.documentElement.lang]).forEach(function (place) {
      fetchFile(ahead.files[place]);
    });
  }

  // Read while the app is on its way; who listens to the page hears of them from the app.
  function showNames(texts) {
    var names = document.createElement('div');
    names.className = 'app-starting-names';
    names.setAttribute('aria-hidden', 'true');
    texts.forEach(function (text) {
      var name = document.createElement('span');
      name.textContent = text;
      names.append(name);
    });
    whenBody(function (body) {
      body.append(names);
    });
  }

  // A sheet that did not come is named no more: as long as one is named, the app takes it for there, and does not fetch it anew.
  document.addEventListener(
    'error',
    function (event) {
      if (event.target instanceof HTMLLinkElement && event.target.rel === 'stylesheet') event.target.remove();
    },
    true,
  );

  // Where the frame's bar and menu will stand, for a reader who is logged in; the frame takes all this away when it is drawn.
  if (/(?:^|;\s*)auth_token=/.test(document.cookie)) {
    var page = ahead === null ? undefined : ahead.pages[location.pathname.replace(/(.)\/+$/, '$1')];
    if (page !== undefined) fetchAhead(page);
    var hasBar = state.navbar !== false;
    var setLength = function (name, length, otherwise) {
      var pixels = Number(length ?? otherwise);
      document.documentElement.style.setProperty(name, (pixels >= 0 ? pixels : otherwise) + 'px');
    };
    setLength('--app-starting-bar', hasBar ? 52 : 0);
    setLength('--app-starting-menu', state.menuRoom, 208);
    setLength('--app-starting-head', state.headTop, 92);
    document.documentElement.classList.add('app-starting');
    var heading = page === undefined ? undefined : page.titles[document.documentElement.lang];
    showNames([hasBar ? document.title : '', heading ?? '']);
  }
})();
