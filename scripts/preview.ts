import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readAllowedHosts } from '#server/http/allowedHosts.ts';
import { outliveLog } from '#server/outliveLog.ts';
import { apiOriginOf } from './lib/apiHost.ts';
import { readAssetHosts } from './lib/assetHosts.ts';
import { CommandError } from './lib/CommandError.ts';
import { isPortFree } from './lib/isPortFree.ts';
import { LOCAL_HOST, readPort } from './lib/readPort.ts';
import { runScript } from './lib/runScript.ts';
import { UsageError } from './lib/UsageError.ts';
import { createPreview } from './preview/createPreview.ts';

const HELP = `Serves the finished build in dist/ with the production headers, for a last look before deploying.

  npm run preview

  PORT            default: 4173
  API_TARGET      where calls to /api go; default: the local server, http://127.0.0.1:5601 (npm run mock)
  ASSET_HOSTS     further hosts that pictures and files come from, e.g. https://cdn.example.com
  ALLOWED_HOSTS   further names this server answers to, e.g. console.example.com`;

function readApiTarget(): URL {
  const text =
    process.env['API_TARGET'] ?? `http://${LOCAL_HOST}:${readPort('MOCK_PORT', process.env['MOCK_PORT'], 5601)}`;
  const target = URL.canParse(text) ? new URL(text) : undefined;
  if (target?.protocol !== 'http:' && target?.protocol !== 'https:') {
    throw new UsageError(`API_TARGET must be an http or https address, not "${text}".`);
  }
  return target;
}

async function preview(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  // npm start passes the folder of its own build.
  const [folder] = positionals;
  const directory = fileURLToPath(new URL(`../${folder ?? 'dist'}`, import.meta.url));
  if (!existsSync(`${directory}/index.html`)) {
    throw new CommandError('Nothing is built yet: run npm run build first.');
  }
  const port = readPort('PORT', process.env['PORT'], 4173);
  const apiTarget = readApiTarget();
  const assetHosts = readAssetHosts(process.env['ASSET_HOSTS']);
  const allowedHosts = readAllowedHosts(process.env['ALLOWED_HOSTS']);
  if (!(await isPortFree(LOCAL_HOST, port))) {
    throw new CommandError(`Port ${port} is in use. Stop what uses it, or choose another with PORT.`);
  }
  const apiOrigin = apiOriginOf(readFileSync(`${directory}/index.html`, 'utf8'));
  createPreview({ directory, apiTarget, apiOrigin, assetHosts, allowedHosts }).listen(port, LOCAL_HOST, () => {
    const calls = apiOrigin === null ? `/api -> ${apiTarget.origin}` : `calls go to ${apiOrigin}`;
    console.log(`${folder === undefined ? 'Preview of dist' : 'Console'}: http://${LOCAL_HOST}:${port}/  (${calls})`);
  });
}

outliveLog();
process.exitCode = await runScript('preview', preview);
