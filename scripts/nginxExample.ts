import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { aptInstall } from './lib/aptInstall.ts';
import { freePort } from './lib/freePort.ts';
import { LOCAL_HOST } from './lib/readPort.ts';
import { waitForUrl } from './lib/waitForUrl.ts';
import { headersOfPath, securityHeaders } from './preview/securityHeaders.ts';

/** The API host in the example. */
const API = 'https://api.example.com';
const YEAR_S = 31_536_000;
const START_LIMIT_MS = 10_000;

const hasNginx = (): boolean => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

/** The README's configuration, with this port, without a certificate, and with the local build. */
function configuration(folder: string, port: number): string {
  const [, server] = /```nginx\n([\s\S]*?)```/u.exec(readFileSync('README.md', 'utf8')) ?? [];
  if (server === undefined) throw new Error('The README has no nginx example.');
  const here = server
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
    '/shared/a-token-of-a-report': { status: 200, cache: 'no-cache', file: 'index.html' },
    '/Shared/a-token-of-a-report': { status: 200, cache: 'no-cache', file: 'index.html' },
    '/boot.js': { status: 200, cache: 'no-cache' },
    [`/assets/${asset}`]: { status: 200, cache: `max-age=${YEAR_S}` },
    '/assets/of-an-old-release.js': { status: 404 },
    '/.vite/manifest.json': { status: 404 },
  };
  for (const [path, { status, cache, file }] of Object.entries(wanted)) {
    const reply = await fetch(address + path, { headers: { 'accept-encoding': 'gzip', accept: 'text/html,*/*' } });
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

/** Serves the build with the README's nginx configuration, and checks that it is served as by the preview. */
async function tryExample(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-example-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port));
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  try {
    const address = `http://${LOCAL_HOST}:${port}`;
    await waitForUrl(`${address}/`, START_LIMIT_MS);
    await check(address);
  } finally {
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
