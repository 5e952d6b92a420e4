import { parseArgs } from 'node:util';
import { apiOriginOf, putApiBaseUrl } from './lib/apiHost.ts';
import { changePages } from './lib/changePages.ts';

/**
 * Names another API host in a finished build: `npm run set-api -- https://api.example.com [--credentials]`; without an address,
 * the page's own.
 */
function setApi(): void {
  const { values, positionals } = parseArgs({
    options: { credentials: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const address = positionals[0] ?? '';
  const pages = changePages((html) => putApiBaseUrl(html, address, values.credentials));
  const origin = apiOriginOf(pages.join(''));
  if (origin === null) {
    console.log("Calls go to the page's own origin. No host has to stand in its Content-Security-Policy.");
    return;
  }
  console.log(`Calls go to ${address}. Name ${origin} in connect-src and img-src of the Content-Security-Policy.`);
  if (values.credentials) {
    console.log(
      'They carry cookies: its replies need Access-Control-Allow-Credentials: true and the origin of these pages, not *, in ' +
        'Access-Control-Allow-Origin.',
    );
  }
}

try {
  setApi();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
