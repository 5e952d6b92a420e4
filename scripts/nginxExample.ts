import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createHttpServer } from '#server/createHttpServer.ts';
import { aptInstall } from './lib/aptInstall.ts';
import { freePort } from './lib/freePort.ts';
import { LOCAL_HOST } from './lib/readPort.ts';
import { waitForUrl } from './lib/waitForUrl.ts';
import { headersOfPath, securityHeaders } from './preview/securityHeaders.ts';

/** The API host in the example. */
const API = 'https://api.example.com';
const YEAR_S = 31_536_000;
const START_LIMIT_MS = 10_000;
/** More than nginx accepts by default. */
const LARGE = 3_000_000;
/** Longest part of an address in a message, in characters. */
const LONGEST_SHOWN = 80;
/** As many topics as calls take: more than nginx accepts by default, too. */
const LONG_SEARCH = Array.from({ length: 500 }, (_, at) => `topic_ids%5B%5D=${String(at).padStart(36, '0')}`).join('&');

const hasNginx = (): boolean => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

/** The README's configuration with its part for an API, with these ports, without a certificate, and with the local build. */
function configuration(folder: string, port: number, apiPort: number): string {
  const blocks = [...readFileSync('README.md', 'utf8').matchAll(/```nginx\n([\s\S]*?)```/gu)].map(([, text]) => text);
  const [server, api] = blocks;
  if (server === undefined || api === undefined) throw new Error('The README lacks an nginx example.');
  const here = server
    .replace(/\}\s*$/u, `${api.replaceAll('127.0.0.1:8080', `${LOCAL_HOST}:${apiPort}`)}}\n`)
    .replace('listen 443 ssl;', `listen ${LOCAL_HOST}:${port};`)
    .replace(/^ *ssl_certificate.*\n/gmu, '')
    .replace('/srv/answerscope/dist', resolve('dist'));
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join(' ');
  // As root, nginx would run its workers as a user who may not be able to read this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; pid ${join(folder, 'pid')}; error_log stderr crit; events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary} ${here} }`;
}

const problems: string[] = [];

function expectSame(what: string, found: unknown, wanted: unknown): void {
  if (found !== wanted) problems.push(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
}

async function check(address: string): Promise<void> {
  const asset = readdirSync('dist/assets').find((file) => /^index-.*\.js$/u.test(file)) ?? '';
  const wanted: Readonly<Record<string, { status: number; cache?: string; file?: string }>> = {
    '/': { status: 200, cache: 'no-cache', file: 'index.html' },
    '/create?redirect=%2Fbrand%2Findex': { status: 200, cache: 'no-cache', file: 'index.html' },
    '/create/': { status: 200, cache: 'no-cache', file: 'index.html' },
    '/overview/index?start_time=2026-01-01': { status: 200, cache: 'no-cache' },
    [`/overview/index?${LONG_SEARCH}`]: { status: 200, cache: 'no-cache' },
    '/notifications/answer?use=unsubscribe&token=t': { status: 200, cache: 'no-cache', file: 'index.html' },
    '/shared/a-token-of-a-report': { status: 200, cache: 'no-cache', file: 'index.html' },
    '/Shared/a-token-of-a-report': { status: 200, cache: 'no-cache', file: 'index.html' },
    '/boot.js': { status: 200, cache: 'no-cache' },
    [`/assets/${asset}`]: { status: 200, cache: `max-age=${YEAR_S}` },
    '/assets/of-an-old-release.js': { status: 404 },
    '/.vite/manifest.json': { status: 404 },
  };
  for (const [target, { status, cache, file }] of Object.entries(wanted)) {
    const path = target.slice(0, LONGEST_SHOWN);
    const reply = await fetch(address + target, { headers: { 'accept-encoding': 'gzip', accept: 'text/html,*/*' } });
    const body = await reply.text();
    expectSame(`${path} status`, reply.status, status);
    if (file !== undefined) expectSame(`${path} is ${file}`, body === readFileSync(`dist/${file}`, 'utf8'), true);
    if (cache !== undefined) expectSame(`${path} cache-control`, reply.headers.get('cache-control'), cache);
    const headers = { ...securityHeaders({ apiOrigin: API, secure: true }), ...headersOfPath(path) };
    for (const [name, value] of Object.entries(headers)) {
      expectSame(`${path} ${name}`, reply.headers.get(name), value);
    }
    expectSame(`${path} x-robots-tag`, reply.headers.get('x-robots-tag'), headers['x-robots-tag'] ?? null);
    if (path.startsWith('/assets/') && status === 200) {
      expectSame(`${path} content-encoding`, reply.headers.get('content-encoding'), 'gzip');
    }
  }
}

/** An API that counts what it is sent, writes a text whose end waits until its beginning has arrived, and breaks off a file. */
async function startApi(): Promise<{ readonly server: Server; readonly port: number; readonly finish: () => void }> {
  let finish = (): void => undefined;
  const server = createHttpServer((request, response) => {
    if (request.url === '/api/text') {
      response.write('begun');
      finish = () => response.end(', ended');
      return;
    }
    if (request.url === '/api/file') {
      response.write('begun', () => request.socket.destroy());
      return;
    }
    let size = 0;
    request.on('data', (chunk: Buffer) => (size += chunk.length));
    request.on('end', () => response.end(`${String(size)} bytes for ${request.headers.host ?? ''}`));
  });
  const port = await freePort();
  server.listen(port, LOCAL_HOST);
  await once(server, 'listening');
  return {
    server,
    port,
    finish: () => {
      finish();
    },
  };
}

async function checkApi(address: string, finish: () => void): Promise<void> {
  const body = 'x'.repeat(LARGE);
  const reply = await fetch(`${address}/api/upload`, { method: 'POST', body });
  expectSame('a large upload', await reply.text(), `${String(LARGE)} bytes for ${LOCAL_HOST}`);
  for (const path of ['/mcp', '/mcp/', '/register', '/notifications/answer?use=unsubscribe&token=t']) {
    const call = await fetch(address + path, { method: 'POST', body: '{}' });
    expectSame(`POST ${path}`, await call.text(), `2 bytes for ${LOCAL_HOST}`);
  }
  const long = await fetch(`${address}/api/overview/index?${LONG_SEARCH}`);
  expectSame('a call with a long address', await long.text(), `0 bytes for ${LOCAL_HOST}`);
  const text = await fetch(`${address}/api/text`, { signal: AbortSignal.timeout(START_LIMIT_MS) });
  const reader = text.body?.getReader();
  const begun = Buffer.from((await reader?.read())?.value ?? []).toString();
  expectSame('the beginning of a text, before it ends', begun, 'begun');
  finish();
  expectSame('its end', Buffer.from((await reader?.read())?.value ?? []).toString(), ', ended');
  const file = fetch(`${address}/api/file`).then(async (reply) => reply.text());
  expectSame('a file without its end', await file.catch(() => 'fails'), 'fails');
}

/** Serves the build with the README's nginx configuration, and checks that it is served as by the preview. */
async function tryExample(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-example-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  const api = await startApi();
  writeFileSync(file, configuration(folder, port, api.port));
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  try {
    const address = `http://${LOCAL_HOST}:${port}`;
    await waitForUrl(`${address}/`, START_LIMIT_MS);
    await check(address);
    await checkApi(address, api.finish);
  } finally {
    api.server.closeAllConnections();
    api.server.close();
    nginx.kill();
    await once(nginx, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

if (hasNginx() || (aptInstall(['nginx-light']) && hasNginx())) {
  await tryExample();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
} else {
  console.log('nginx is not here and cannot be installed: the example of the README was not tried.');
}
