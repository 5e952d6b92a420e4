import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readAllowedHosts } from '#server/http/allowedHosts.ts';
import { apiOriginOf } from './lib/apiHost.ts';
import { readAssetHosts } from './lib/assetHosts.ts';
import { isPortFree } from './lib/isPortFree.ts';
import { LOCAL_HOST, readPort } from './lib/readPort.ts';
import { createPreview } from './preview/createPreview.ts';

/** What is served: `dist`, or the folder of the project that the command line names. */
const DIRECTORY = fileURLToPath(new URL(`../${process.argv[2] ?? 'dist'}`, import.meta.url));

function readApiTarget(): URL {
  const text =
    process.env['API_TARGET'] ?? `http://${LOCAL_HOST}:${readPort('MOCK_PORT', process.env['MOCK_PORT'], 5601)}`;
  const target = URL.canParse(text) ? new URL(text) : undefined;
  if (target?.protocol !== 'http:' && target?.protocol !== 'https:') {
    throw new Error(`API_TARGET must be an http or https address, not "${text}".`);
  }
  return target;
}

async function preview(): Promise<void> {
  if (!existsSync(`${DIRECTORY}/index.html`)) throw new Error('Nothing is built yet: npm run build');
  const port = readPort('PORT', process.env['PORT'], 4173);
  const apiTarget = readApiTarget();
  const assetHosts = readAssetHosts(process.env['ASSET_HOSTS']);
  const allowedHosts = readAllowedHosts(process.env['ALLOWED_HOSTS']);
  if (!(await isPortFree(LOCAL_HOST, port))) throw new Error(`Port ${port} is in use: choose another with PORT.`);
  const apiOrigin = apiOriginOf(readFileSync(`${DIRECTORY}/index.html`, 'utf8'));
  createPreview({ directory: DIRECTORY, apiTarget, apiOrigin, assetHosts, allowedHosts }).listen(
    port,
    LOCAL_HOST,
    () => {
      console.log(
        `${process.argv[2] === undefined ? 'Preview of dist' : 'Console'}: http://${LOCAL_HOST}:${port}/  (/api -> ${apiTarget.origin})`,
      );
    },
  );
}

try {
  await preview();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
