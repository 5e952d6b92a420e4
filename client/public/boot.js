// Sets theme and language before the first paint. A plain blocking script, because a module would run after it.
// What it reads is written by src/app/boot/bootState.ts; the names and values of both must agree (bootState.test.ts).
(function () {
  var state = {};
  try {
    state = JSON.parse(localStorage.getItem('answerscope.boot') || '{}') || {};
  } catch {
    // Storage forbidden or corrupt: the defaults below hold.
  }
  var dark = state.followSystem ? matchMedia('(prefers-color-scheme: dark)').matches : state.theme === 'dark';
  if (dark) {
    document.body.setAttribute('arco-theme', 'dark');
    document.body.classList.add('bp6-dark');
  }
  function setColor(name, color) {
    if (/^#[0-9a-f]{6}$/i.test(color || '')) document.documentElement.style.setProperty(name, color);
  }
  setColor('--app-accent', dark ? state.accentDark || '#4981FF' : state.accentLight);
  setColor('--app-accent-ink', dark ? state.inkDark || '#1C2127' : state.inkLight);
  if (state.colorWeak === true) document.documentElement.classList.add('app-color-weak');
  if (state.locale === 'en-US') document.documentElement.lang = 'en-US';
})();
