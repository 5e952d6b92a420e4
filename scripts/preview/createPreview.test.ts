import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPreview } from './createPreview.ts';
import { securityHeaders } from './securityHeaders.ts';

let directory = '';
let api: Server;
let preview: Server;
let address = '';
/** Paths requested from the API, and those whose client disconnected before the response ended. */
const asked: string[] = [];
const left: string[] = [];

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Unlike fetch, sends the path unnormalized, with dots. */
async function statusOfRawPath(path: string): Promise<number> {
  const { port } = preview.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'preview-'));
  mkdirSync(join(directory, 'assets'));
  mkdirSync(join(directory, '.vite'));
  writeFileSync(join(directory, 'index.html'), '<!doctype html><title>App</title>');
  writeFileSync(join(directory, 'assets', 'index-abc.js'), 'export {};'.repeat(200));
  writeFileSync(join(directory, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(directory, 'boot.js'), 'export {};');
  writeFileSync(join(directory, 'packed.js'), 'not packed');
  writeFileSync(join(directory, 'packed.js.gz'), gzipSync('packed'));
  api = createServer((incoming, response) => {
    const path = incoming.url ?? '';
    asked.push(path);
    response.on('close', () => {
      if (!response.writableFinished) left.push(path);
    });
    if (path === '/api/silent') return;
    if (path === '/api/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: first\n\n');
      return;
    }
    let size = 0;
    incoming.on('data', (chunk: Buffer) => (size += chunk.length));
    incoming.on('end', () => {
      response.writeHead(201, { 'content-type': 'application/json', 'set-cookie': 'XSRF-TOKEN=1' });
      response.end(JSON.stringify({ url: incoming.url, size, token: incoming.headers.authorization }));
    });
  });
  const apiTarget = new URL(await listen(api));
  preview = createPreview({
    directory,
    apiTarget,
    apiOrigin: 'https://api.example',
    allowedHosts: new Set(['console.example.com']),
  });
  address = await listen(preview);
});

afterAll(() => {
  preview.close();
  api.close();
  rmSync(directory, { recursive: true });
});

/** The status of a request with these headers (host, optional origin). */
async function statusFor(method: string, headers: Record<string, string>): Promise<number> {
  const { port } = preview.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, path: method === 'GET' ? '/index.html' : '/api/x', method, headers },
      (reply) => {
        reply.resume();
        resolve(reply.statusCode ?? 0);
      },
    )
      .on('error', reject)
      .end();
  });
}

test('a foreign host gets no page, and a foreign page no call', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { host } = new URL(address);
  expect(await statusFor('GET', { host: 'evil.example' })).toBe(403);
  expect(await statusFor('POST', { host, origin: 'http://evil.example' })).toBe(403);
  expect(log).toHaveBeenCalledTimes(2);
  expect(await statusFor('GET', { host })).toBe(200);
  expect(await statusFor('POST', { host, origin: `http://${host}` })).toBe(201);
  expect(await statusFor('GET', { host: 'console.example.com' })).toBe(200);
  log.mockRestore();
});

test('a page of the app, known to the server or not, is index.html and is checked at each visit', async () => {
  for (const path of ['/', '/overview/index?start_time=2026-01-01', '/answer/site.example']) {
    const reply = await fetch(address + path, { headers: { accept: 'text/html,*/*' } });
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('<title>App</title>');
    expect(reply.headers.get('cache-control')).toBe('no-cache');
  }
});

test('a link to a page is index.html whatever the reader accepts', async () => {
  for (const method of ['GET', 'HEAD']) {
    const reply = await fetch(`${address}/overview/index?project=p1`, { method, headers: { accept: '*/*' } });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
  }
});

test('a file that was not built is 404, for pages asking and for a reader opening it', async () => {
  expect((await fetch(`${address}/assets/old-123.js`)).status).toBe(404);
  expect((await fetch(`${address}/assets/old-123.js`, { headers: { accept: 'text/html' } })).status).toBe(404);
  expect((await fetch(`${address}/missing.png`)).status).toBe(404);
});

test('what programs look for beside the pages is not there, instead of a page that they cannot read', async () => {
  for (const name of ['oauth-protected-resource', 'oauth-authorization-server', 'openid-configuration']) {
    for (const path of [`/.well-known/${name}`, `/.well-known/${name}/mcp`, `/mcp/.well-known/${name}`]) {
      expect([path, (await fetch(address + path)).status]).toEqual([path, 404]);
    }
  }
});

test('hashed files are kept for ever and travel compressed', async () => {
  const reply = await fetch(`${address}/assets/index-abc.js`, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(reply.headers.get('cache-control')).toContain('immutable');
  expect(reply.headers.get('content-encoding')).toBe('br');
  expect(reply.headers.get('vary')?.toLowerCase()).toBe('accept-encoding');
  expect(await reply.text()).toBe('export {};'.repeat(200));
});

test.each(['/.vite/manifest.json', '/../package.json', '/..%2f..%2fetc%2fpasswd', '/assets/%00'])(
  '%s is not handed out',
  async (path) => {
    expect(await statusOfRawPath(path)).toBe(404);
  },
);

test('a path that cannot be decoded is refused', async () => {
  expect(await statusOfRawPath('/%E0%A4%A')).toBe(400);
});

test('only reading is allowed outside the API, beside what mail programs post', async () => {
  const answer = `${address}/notifications/answer?token=t`;
  expect((await fetch(answer, { method: 'POST' })).status).toBe(201);
  expect((await fetch(answer)).headers.get('content-type')).toContain('text/html');
  expect((await fetch(`${address}/`, { method: 'POST' })).status).toBe(405);
});

test('calls go on to the API with body and headers, and its cookies come back', async () => {
  const reply = await fetch(`${address}/api/front/user/login?x=1`, {
    method: 'POST',
    body: 'x'.repeat(100_000),
    headers: { authorization: 'Bearer t' },
  });
  expect(reply.status).toBe(201);
  expect(await reply.json()).toEqual({ url: '/api/front/user/login?x=1', size: 100_000, token: 'Bearer t' });
  expect(reply.headers.get('set-cookie')).toBe('XSRF-TOKEN=1');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a slow upload may take as long as the console waits for it', () => {
  expect(preview.requestTimeout).toBeGreaterThan(600_000);
});

test('assistants ask under the address of the pages; nothing else beside the API goes on', async () => {
  const before = asked.length;
  for (const path of ['/mcp', '/mcp/']) {
    expect((await fetch(address + path, { method: 'POST', body: '{}' })).status).toBe(201);
  }
  expect((await fetch(`${address}/register`, { method: 'POST', body: '{}' })).status).toBe(201);
  expect(asked.slice(before)).toEqual(['/mcp', '/mcp/', '/register']);
  expect((await fetch(`${address}/mcp/more`, { method: 'POST' })).status).toBe(405);
  expect(asked).toHaveLength(before + 3);
});

test('the address of a shared report is told to nobody, in whatever case it is written', async () => {
  for (const path of ['/shared/token', '/Shared/token']) {
    const { headers } = await fetch(address + path, { headers: { accept: 'text/html' } });
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  }
  const { headers } = await fetch(`${address}/create`, { headers: { accept: 'text/html' } });
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.has('x-robots-tag')).toBe(false);
});

test('an API that does not answer is a 502 in the envelope', async () => {
  const lonely = createPreview({ directory, apiTarget: new URL('http://127.0.0.1:1'), apiOrigin: null });
  const reply = await fetch(`${await listen(lonely)}/api/x`);
  lonely.close();
  expect(reply.status).toBe(502);
  expect(await reply.json()).toMatchObject({ code: 502, data: null });
});

test('the policy forbids by default and names the API host', () => {
  const policy = securityHeaders({ apiOrigin: 'https://api.example', secure: false })['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe-');
});

test('the policy names the hosts of pictures and files beside the API host, for pictures and for calls', () => {
  const assetHosts = ['https://cdn.example', 'https://files.example'];
  const policy = securityHeaders({ apiOrigin: 'https://api.example', assetHosts, secure: false })[
    'content-security-policy'
  ];
  const hosts = 'https://api.example https://cdn.example https://files.example';
  expect(policy).toContain(`img-src 'self' data: blob: ${hosts};`);
  expect(policy).toContain(`connect-src 'self' ${hosts};`);
  expect(policy).toContain("script-src 'self';");
});

test('strict transport security is sent over TLS only', () => {
  const name = 'strict-transport-security';
  expect(securityHeaders({ apiOrigin: null, secure: true })).toHaveProperty(name);
  expect(securityHeaders({ apiOrigin: null, secure: false })).not.toHaveProperty(name);
});

test('an encoding with weight 0 is not used', async () => {
  const encodingFor = async (accepted: string): Promise<string | null> =>
    (await fetch(`${address}/assets/index-abc.js`, { headers: { 'accept-encoding': accepted } })).headers.get(
      'content-encoding',
    );
  expect(await encodingFor('br;q=0, gzip;q=0.5')).toBe('gzip');
  expect(await encodingFor('gzip;q=0.0')).toBeNull();
});

test('a file that the build packed is sent as it was packed', async () => {
  const reply = await fetch(`${address}/packed.js`, { headers: { 'accept-encoding': 'gzip' } });
  expect(reply.headers.get('content-encoding')).toBe('gzip');
  expect(await reply.text()).toBe('packed');
});

test('a file that has not changed is not sent again', async () => {
  const etag = (await fetch(`${address}/boot.js`)).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const again = await fetch(`${address}/boot.js`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('events come one by one, and a reader who leaves ends the call at the API', async () => {
  const leaver = new AbortController();
  const reply = await fetch(`${address}/api/events`, { signal: leaver.signal });
  const { value } = (await reply.body?.getReader().read()) ?? {};
  expect(Buffer.from(value ?? []).toString()).toBe('data: first\n\n');
  leaver.abort();
  await vi.waitFor(() => {
    expect(left).toEqual(['/api/events']);
  });
});

test('a reader who leaves before a reply begins ends the call too', async () => {
  const leaver = new AbortController();
  const reply = fetch(`${address}/api/silent`, { signal: leaver.signal });
  await vi.waitFor(() => {
    expect(asked).toContain('/api/silent');
  });
  leaver.abort();
  await expect(reply).rejects.toThrow();
  await vi.waitFor(() => {
    expect(left).toContain('/api/silent');
  });
});

test('a build that has changed or gone is told, and a file that has gone ends nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rebuilt-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>First</title>');
  writeFileSync(join(folder, 'old.js'), 'export {};');
  const server = createPreview({ directory: folder, apiTarget: new URL('http://127.0.0.1:1'), apiOrigin: null });
  const at = await listen(server);
  try {
    // Replies are read to their end: one whose file is removed or replaced meanwhile ends its connection, or has another length than announced.
    expect(await (await fetch(`${at}/old.js`)).text()).toContain('export');
    rmSync(join(folder, 'old.js'));
    await expect(fetch(`${at}/old.js`).then((reply) => reply.text())).rejects.toThrow();
    expect(await (await fetch(`${at}/answer/index`)).text()).toContain('First');
    // A build empties the folder: written over in place, the new text would follow the old one in a reply whose file is still open.
    rmSync(join(folder, 'index.html'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>A second, longer one</title>');
    utimesSync(join(folder, 'index.html'), new Date(), new Date(Date.now() + 5000));
    const changed = await fetch(`${at}/answer/index`);
    expect(changed.status).toBe(503);
    expect(await changed.text()).toContain('Stop the server and start it again');
    rmSync(join(folder, 'index.html'));
    expect((await fetch(`${at}/`)).status).toBe(503);
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
});
