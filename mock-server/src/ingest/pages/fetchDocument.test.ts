import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchDocument } from './fetchDocument.ts';
import { fetchPolicy } from './FetchPolicy.ts';
import type { FetchPolicy } from './FetchPolicy.ts';

/** Packed once: doing it at each request would take a busy machine longer than the time limit. */
const BOMB = gzipSync(Buffer.alloc(30_000_000));

const seen: IncomingMessage[] = [];
const pages: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/plain': (response) => response.setHeader('content-type', 'text/html').end('<p>hello'),
  '/gzip': (response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('packed')),
  '/br': (response) => response.setHeader('content-encoding', 'br').end(brotliCompressSync('packed')),
  '/broken': (response) => response.setHeader('content-encoding', 'gzip').end('no gzip'),
  '/bomb': (response) => response.setHeader('content-encoding', 'gzip').end(BOMB),
  '/large': (response) => response.end(Buffer.alloc(3_000_000)),
  '/slow': (response) => void response.write('a'),
  '/picture': (response) => response.setHeader('content-type', 'image/png').end('x'),
  '/circle': (response) => response.writeHead(302, { location: '/circle' }).end(),
  '/hop': (response) => response.writeHead(301, { location: 'plain' }).end(),
  '/inward': (response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/local': (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  '/decimal': (response) => response.writeHead(307, { location: 'http://2130706433/' }).end(),
  '/file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
};
const server = createServer((request, response) => {
  seen.push(request);
  const page = pages[request.url ?? ''];
  if (page === undefined) response.writeHead(404).end('none');
  else page(response);
});
let origin = '';
let policy: FetchPolicy;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}`;
  origin = `http://${host}`;
  policy = fetchPolicy(new Set([host]));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (url: string, by: FetchPolicy = policy, signal = new AbortController().signal) =>
  fetchDocument(
    {
      url: url.startsWith('/') ? origin + url : url,
      accept: 'text/html',
      takes: (type) => !type.startsWith('image'),
      signal,
    },
    by,
  );

test('a page is read, packed or not, and says who asks', async () => {
  expect(await get('/plain')).toMatchObject({ status: 200, contentType: 'text/html', bytes: Buffer.from('<p>hello') });
  expect(seen.at(-1)?.headers['user-agent']).toMatch(/^AnswerScope\/\d/u);
  expect((await get('/gzip')).bytes.toString()).toBe('packed');
  expect((await get('/br')).bytes.toString()).toBe('packed');
  expect(await get('/none')).toMatchObject({ status: 404 });
});

test('redirects are followed by hand, a few of them', async () => {
  expect(await get('/hop')).toMatchObject({ url: `${origin}/plain`, status: 200 });
  await expect(get('/circle')).rejects.toMatchObject({ kind: 'redirects' });
});

test.each([
  ['/inward', 'private_address'],
  ['/local', 'bad_port'],
  ['/decimal', 'private_address'],
  ['/file', 'bad_address'],
])('a redirect that leads inward is refused as the address itself would be: %s', async (path, kind) => {
  await expect(get(path)).rejects.toMatchObject({ kind });
});

test('what is too large, too slow, broken or of another kind is not read', async () => {
  await expect(get('/large')).rejects.toMatchObject({ kind: 'too_large' });
  await expect(get('/bomb')).rejects.toMatchObject({ kind: 'too_large' });
  await expect(get('/slow', { ...policy, timeLimit: 300 })).rejects.toMatchObject({ kind: 'timeout' });
  await expect(get('/broken')).rejects.toMatchObject({ kind: 'unreachable' });
  expect((await get('/picture')).bytes).toHaveLength(0);
});

test('a name that changes its address between being checked and being read is read at the checked address', async () => {
  const { port } = new URL(origin);
  let asked = 0;
  const before = seen.length;
  // A host allowed by name is resolved once, and only that address is connected to.
  const once: FetchPolicy = {
    ...policy,
    allowed: new Set([`rebind.example:${port}`]),
    resolve: () => Promise.resolve([{ address: (asked += 1) === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]),
  };
  expect(await get(`http://rebind.example:${port}/plain`, once)).toMatchObject({ status: 200 });
  expect(asked).toBe(1);
  expect(seen.at(-1)?.headers.host).toBe(`rebind.example:${port}`);
  expect(seen.length).toBe(before + 1);
});

test('a reading that is called off ends at once', async () => {
  const abort = new AbortController();
  const reading = get('/slow', policy, abort.signal);
  abort.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});
