import { parseArgs } from 'node:util';
import { apiOriginOf, putApiBaseUrl } from './lib/apiHost.ts';
import { changePages } from './lib/changePages.ts';
import { runScript } from './lib/runScript.ts';

const HELP = `Sets the API host of the finished build in dist/, without building again.

  npm run set-api -- https://api.example.com [--credentials]
  npm run set-api              the API is on the same origin as the pages

  --credentials   calls to the API host carry cookies and the XSRF header
  --help          this text`;

function setApi(): void {
  const { values, positionals } = parseArgs({
    options: { credentials: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const address = positionals[0] ?? '';
  const pages = changePages((html) => putApiBaseUrl(html, address, values.credentials));
  const origin = apiOriginOf(pages.join(''));
  if (origin === null) {
    console.log("API calls go to the page's own origin. The Content-Security-Policy needs no further host.");
    return;
  }
  console.log(`API calls go to ${address}. Add ${origin} to connect-src and img-src of the Content-Security-Policy.`);
  if (values.credentials) {
    console.log(
      "Calls carry cookies, so the API's replies need Access-Control-Allow-Credentials: true and the origin of these pages, " +
        'not *, in Access-Control-Allow-Origin.',
    );
  }
}

process.exitCode = await runScript('set-api', setApi);
