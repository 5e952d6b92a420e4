// Sets theme and language before the first paint. A classic blocking script, because a module would run after the paint. It reads what
// src/app/boot/bootState.ts writes; names, values and defaults of both must agree (bootState.dom.test.ts).
(function () {
  var state = {};
  // Pages that links from people and emails open. First-time visitors get the theme of their system there.
  var isLink = /^\/(?:invite|notifications|shared)(?:\/|$)/i.test(location.pathname);
  var isGuest = isLink;
  try {
    isGuest =
      isLink &&
      localStorage.getItem('answerscope.preferences') === null &&
      localStorage.getItem('answerscope.settings') === null;
    state = JSON.parse(localStorage.getItem('answerscope.boot') || '{}') || {};
  } catch {
    // Storage is blocked or corrupt: the defaults below apply.
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
  // The body is parsed after this script runs and before the first paint.
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

  // Logged-in users see the empty frame of the app while its files load (global.scss), except on pages without a frame.
  var frame = state.frame || {};
  var hasSession = /(?:^|; )auth_token=./.test(document.cookie);

  function setSize(name, px) {
    document.documentElement.style.setProperty(name, (px > 0 ? Math.min(Number(px), 400) : 0) + 'px');
  }
  if (hasSession && !isLink) {
    setSize('--app-early-navbar', frame.navbarPx);
    setSize('--app-early-menu', frame.menuPx);
  }

  // Features that came with the oldest supported browsers (build/oldestBrowsers.ts): Chrome and Edge, Safari, Firefox.
  var isOld =
    !('union' in Set.prototype) ||
    !CSS.supports('backdrop-filter', 'none') ||
    !CSS.supports('color', 'oklch(from red l c h)');
  if (isOld) {
    document.addEventListener('DOMContentLoaded', function () {
      var old = document.querySelector('template[data-old-browser="' + document.documentElement.lang + '"]');
      document.body.insertBefore(old.content.cloneNode(true), document.body.firstChild);
    });
  }

  // If the app or a module that it imports fails to load, shows a message instead of an empty page. Texts: index.html (earlyMessagesPlugin.ts).
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
