import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { apiOriginOf, putApiBaseUrl } from './lib/apiHost.ts';

const PAGE = 'dist/index.html';

/** Names another API host in a finished build: `npm run set-api -- https://api.example.com`; without an address, the page's own. */
function setApi(address: string): void {
  if (!existsSync(PAGE)) throw new Error('Nothing is built yet: npm run build');
  const html = putApiBaseUrl(readFileSync(PAGE, 'utf8'), address);
  writeFileSync(PAGE, html);
  const origin = apiOriginOf(html);
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
