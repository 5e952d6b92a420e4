import { chromium } from 'playwright';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const base = 'http://127.0.0.1:5580';
const r = await (
  await fetch(base + '/api/front/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@answerscope.dev', password: 'Answer-2026' }),
  })
).json();
const token = r.data.token;
const path = process.argv[2],
  name = process.argv[3];
for (const [w, h] of [
  [1440, 900],
  [390, 844],
])
  for (const locale of ['zh-CN', 'en-US'])
    for (const theme of ['light', 'dark']) {
      const c = await b.newContext({
        viewport: { width: w, height: h },
        locale,
        reducedMotion: 'reduce',
        storageState: {
          cookies: [
            {
              name: 'auth_token',
              value: token,
              domain: '127.0.0.1',
              path: '/',
              expires: -1,
              httpOnly: false,
              secure: false,
              sameSite: 'Strict',
            },
          ],
          origins: [{ origin: base, localStorage: [{ name: 'token', value: token }] }],
        },
      });
      const p = await c.newPage();
      await p.addInitScript(
        ([t, l]) => {
          localStorage.setItem('answerscope.settings', JSON.stringify({ theme: t }));
          localStorage.setItem('answerscope.preferences', JSON.stringify({ locale: l, followSystem: false }));
        },
        [theme, locale],
      );
      await p.goto(base + path);
      await p.waitForTimeout(2500);
      if (process.env.DO) await new Function('p', 'locale', `return (async()=>{${process.env.DO}})()`)(p, locale);
      await p.screenshot({ path: `/tmp/look/${name}-${w}-${locale}-${theme}.png` });
      await c.close();
    }
await b.close();
