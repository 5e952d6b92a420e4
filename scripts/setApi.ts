import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { apiOriginOf, putApiBaseUrl } from './lib/apiHost.ts';

const DIST = 'dist';

/** Names another API host in a finished build: `npm run set-api -- https://api.example.com`; without an address, the page's own. */
function setApi(address: string): void {
  if (!existsSync(`${DIST}/index.html`)) throw new Error('Nothing is built yet: npm run build');
  const pages = readdirSync(DIST)
    .filter((file) => file.endsWith('.html'))
    .map((file): [string, string] => [`${DIST}/${file}`, readFileSync(`${DIST}/${file}`, 'utf8')]);
  // None is written before all have a place for it.
  const changed = pages.map(([file, html]): [string, string] => [file, putApiBaseUrl(html, address)]);
  for (const [file, html] of changed) writeFileSync(file, html);
  const origin = apiOriginOf(changed.map(([, html]) => html).join(''));
  console.log(
    origin === null
      ? "Calls go to the page's own origin. No host has to stand in its Content-Security-Policy."
      : `Calls go to ${address}. Name ${origin} in connect-src and img-src of the Content-Security-Policy.`,
  );
}

try {
  setApi(process.argv[2] ?? '');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
