// Sets theme and language before the first paint. A plain blocking script, because a module would run after it. What it reads is
// written by src/app/boot/bootState.ts; names, values and defaults of both must agree (bootState.dom.test.ts).
(function () {
  var state = {};
  // Where a link from a person or a mail leads; somebody who was never here sees it in the theme of their system.
  var isLink = /^\/(?:invite|notifications|shared)(?:\/|$)/i.test(location.pathname);
  var isGuest = isLink;
  try {
    isGuest =
      isLink &&
      localStorage.getItem('answerscope.preferences') === null &&
      localStorage.getItem('answerscope.settings') === null;
    state = JSON.parse(localStorage.getItem('answerscope.boot') || '{}') || {};
  } catch {
    // Storage forbidden or corrupt: the defaults below hold.
  }
  var follows = state.followSystem === true || isGuest;
  var dark = follows ? matchMedia('(prefers-color-scheme: dark)').matches : state.theme === 'dark';

  function setDark() {
    document.body.setAttribute('arco-theme', 'dark');
    document.body.classList.add('bp6-dark');
  }
  if (dark && document.body !== null) {
    setDark();
  }
  // The body is parsed after this script has run, and before anything is painted.
  else if (dark) {
    new MutationObserver(function (_changes, observer) {
      if (document.body === null) return;
      observer.disconnect();
      setDark();
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

  // Whoever is logged in sees the empty frame of the app while its files are fetched (global.scss), but on pages that have none.
  var frame = state.frame || {};
  var hasSession = /(?:^|; )auth_token=./.test(document.cookie);

  function setSize(name, px) {
    document.documentElement.style.setProperty(name, (px > 0 ? Math.min(Number(px), 400) : 0) + 'px');
  }
  if (hasSession && !isLink) {
    setSize('--app-early-navbar', frame.navbarPx);
    setSize('--app-early-menu', frame.menuPx);
  }

  // The app or a file it imports could not be fetched: the page would stay empty. Its texts are in index.html (lostAppPlugin.ts).
  document.addEventListener(
    'error',
    function (event) {
      if (!(event.target instanceof HTMLScriptElement)) return;
      var lost = document.querySelector('template[data-lost-app="' + document.documentElement.lang + '"]');
      var root = document.getElementById('root');
      root.replaceChildren(lost.content.cloneNode(true));
      root.querySelector('button').addEventListener('click', function () {
        location.reload();
      });
    },
    true,
  );
})();
