// The login page until the app is there; in create.html only. React drew it at build time in each language and theme
// (src/prerender.tsx). What is typed stays in its fields, and what was pressed last is done when the app has taken over, which
// it says by the event 'app-started' (src/main.tsx). Until then nothing is ever sent from here.
(function () {
  var DRAFT = 'answerscope.draft.create';
  var GRACE_MS = 1000;
  var PAINT_MS = 500;
  var files = document.currentScript.dataset;
  var root = document.getElementById('root');
  var controls = [];
  var focused = null;
  var pressed = null;
  var hasStarted = false;
  var refusal = null;

  function listOf(text) {
    return text.split(' ');
  }

  // Everything at once: what imports what would be found out file by file.
  function startApp(scripts) {
    scripts.forEach(function (address) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = address;
      document.head.append(link);
    });
    var app = document.createElement('script');
    app.type = 'module';
    app.crossOrigin = '';
    app.src = files.app;
    app.onerror = refuse;
    document.head.append(app);
  }

  // The address means this page, and nobody is logged in, whom the page would send on. src/lib/paths.ts, createMode.ts and
  // storage.ts read them in the same way.
  function isAskedFor() {
    var mode = new URLSearchParams(location.search).get('mode');
    var isLogin = /^\/create\/*$/i.test(location.pathname) && (mode === null || mode === 'login');
    return isLogin && !/(?:^|;\s*)auth_token=/.test(document.cookie);
  }

  function readDraft() {
    try {
      return Object(JSON.parse(localStorage.getItem(DRAFT)));
    } catch {
      return {};
    }
  }

  // The email alone, as src/pages/create/emailDraft.ts reads it: the form of the app begins with what is kept.
  function keepDraft(event) {
    try {
      localStorage.setItem(DRAFT, JSON.stringify({ name: readDraft().name, email: event.target.value }));
    } catch {
      // Storage forbidden or full: the field still holds it.
    }
  }

  function setBusy(isBusy) {
    if (pressed === null) return;
    if (isBusy) pressed.setAttribute('aria-busy', 'true');
    else pressed.removeAttribute('aria-busy');
  }

  // The last press counts. It must reach neither the browser, which would send the form, nor React, which would do it twice.
  function hold(event, button) {
    event.preventDefault();
    event.stopImmediatePropagation();
    setBusy(false);
    pressed = button;
    if (refusal === null) setBusy(true);
    else refusal.querySelector('button').focus();
  }

  function handleClick(event) {
    var button = event.target.closest('button');
    if (controls.includes(button)) hold(event, button);
  }

  function handleFocus(event) {
    focused = event.target;
  }

  // Enter in a field is a click on the form's button already; this is for whatever else sends forms.
  function handleSubmit(event) {
    var button = controls.find(function (control) {
      return control.type === 'submit';
    });
    hold(event, button);
  }

  // The app could not be fetched, or broke before it was there: said above the page, which stays as it is.
  function refuse() {
    if (refusal !== null || hasStarted) return;
    refusal = document.createElement('div');
    refusal.append(document.querySelector('template[data-refusal="' + document.documentElement.lang + '"]').content);
    refusal.querySelector('button').addEventListener('click', function () {
      location.reload();
    });
    root.before(refusal);
    setBusy(false);
  }

  // Extensions of the browser have errors, too, with which the app starts all the same.
  function refuseSoon() {
    setTimeout(refuse, GRACE_MS);
  }

  // Without the sliders, whose file may come later.
  function listControls() {
    return Array.from(root.querySelectorAll('button, input:not([type="range"])'));
  }

  // React draws everything anew when something is not as it was drawn: the look, or what a password manager put beside a field.
  // What was done before is then done to what stands in its place.
  function carryOver() {
    var anew = listControls();
    if (controls[0].isConnected || anew.length !== controls.length) return;
    var setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
    controls.forEach(function (control, index) {
      if (control.tagName !== 'INPUT' || control.value === anew[index].value) return;
      // Past React, which would take a value set in the usual way for its own.
      setValue.call(anew[index], control.value);
      anew[index].dispatchEvent(new Event('input', { bubbles: true }));
    });
    if (controls.includes(focused)) anew[controls.indexOf(focused)].focus();
    if (pressed !== null) pressed = anew[controls.indexOf(pressed)];
  }

  function handOver() {
    hasStarted = true;
    carryOver();
    root.removeEventListener('focusin', handleFocus);
    email.removeEventListener('input', keepDraft);
    root.removeEventListener('click', handleClick, true);
    root.removeEventListener('submit', handleSubmit, true);
    removeEventListener('error', refuseSoon);
    removeEventListener('unhandledrejection', refuseSoon);
    if (refusal !== null) refusal.remove();
    setBusy(false);
    if (pressed !== null) pressed.click();
  }

  // As it is drawn; the app draws the page anew when it would look otherwise.
  var look = document.documentElement.lang + (document.body.hasAttribute('arco-theme') ? ' dark' : ' light');
  var drawn = isAskedFor() ? document.querySelector('template[data-drawn="' + look + '"]') : null;
  if (drawn === null) {
    startApp(listOf(files.scripts));
    return;
  }
  document.title = drawn.dataset.title;
  root.append(drawn.content);
  root.dataset.drawn = look;

  controls = listControls();
  var email = root.querySelector('[type="email"]');
  var draft = readDraft().email;
  if (typeof draft === 'string') email.value = draft;
  email.addEventListener('input', keepDraft);
  root.addEventListener('focusin', handleFocus);
  root.addEventListener('click', handleClick, true);
  root.addEventListener('submit', handleSubmit, true);
  addEventListener('error', refuseSoon);
  addEventListener('unhandledrejection', refuseSoon);
  document.addEventListener('app-started', handOver, { once: true });

  // After the page is on the screen, which fetching the app would hold up, and beginning it more. A tab in the background paints
  // nothing, and a browser may not tell.
  var timer = setTimeout(startWithTexts, document.hidden ? 0 : PAINT_MS);
  var paints = new PerformanceObserver(function (list) {
    if (list.getEntriesByName('first-contentful-paint').length > 0) startWithTexts();
  });
  function startWithTexts() {
    clearTimeout(timer);
    paints.disconnect();
    startApp(listOf(files.scripts).concat(listOf(drawn.dataset.texts)));
  }
  paints.observe({ type: 'paint', buffered: true });
})();
