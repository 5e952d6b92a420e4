// Sets theme and language before the first paint. A plain blocking script, because a module would run after it.
// What it reads is written by src/app/boot/bootState.ts; names, values and defaults of both must agree (bootState.dom.test.ts).
(function () {
  var state = {};
  try {
    state = JSON.parse(localStorage.getItem('answerscope.boot') || '{}') || {};
  } catch {
    // Storage forbidden or corrupt: the defaults below hold.
  }
  var follows = state.followSystem === true;
  var dark = follows ? matchMedia('(prefers-color-scheme: dark)').matches : state.theme === 'dark';
  if (dark) {
    document.body.setAttribute('arco-theme', 'dark');
    document.body.classList.add('bp6-dark');
  }
  function setColor(name, color, otherwise) {
    var valid = typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color);
    document.documentElement.style.setProperty(name, valid ? color : otherwise);
  }
  setColor('--app-accent', dark ? state.accentDark : state.accentLight, dark ? '#4981FF' : '#165DFF');
  setColor('--app-accent-ink', dark ? state.inkDark : state.inkLight, dark ? '#1C2127' : '#FFFFFF');
  if (state.colorWeak === true) document.documentElement.classList.add('app-color-weak');
  if (state.locale === 'en-US') document.documentElement.lang = 'en-US';
  // Where the frame's bar and menu will stand, for a reader who is logged in; the frame takes it away when it is drawn.
  if (/(?:^|;\s*)auth_token=/.test(document.cookie)) {
    var room = Number(state.menuRoom ?? 208);
    document.documentElement.style.setProperty('--app-starting-bar', state.navbar === false ? '0px' : '52px');
    document.documentElement.style.setProperty('--app-starting-menu', (room >= 0 ? room : 208) + 'px');
    document.documentElement.classList.add('app-starting');
  }
})();
