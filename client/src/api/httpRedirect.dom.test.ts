import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createCallRegistry } from '../testing/createCallRegistry.ts';
import { serveHttp } from '../testing/serveHttp.ts';

// In a browser's client, because only there is it known where a redirected call ended.
const page = '<!doctype html><title>Log in</title>';

test('the page of a login that calls are sent on to is a failure, not a call that is missing', async () => {
  let isOver = true;
  const http = await serveHttp(
    ({ url }, response) => {
      if (url === '/login') response.writeHead(200, { 'content-type': 'text/html' }).end(page);
      else if (isOver) response.writeHead(302, { location: '/login' }).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":0,"data":1}');
    },
    false,
    createCallRegistry(),
  );
  await expect(http.get('/api/x', v.number())).rejects.toMatchObject({
    kind: 'protocol',
    message: expect.stringMatching(/^\/api\/x was redirected to a page: http.*\/login$/u) as string,
  });
  isOver = false;
  expect(await http.get('/api/x', v.number())).toBe(1);
});

test('a page at the address itself, or after a redirect to the same call, is a call that is missing', async () => {
  const http = await serveHttp(({ url }, response) => {
    if (url === '/api/x') response.writeHead(302, { location: '/v2/api/x' }).end();
    else response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  });
  await expect(http.get('/api/x', v.number())).rejects.toMatchObject({ kind: 'notOffered' });
  await expect(http.get('/api/y', v.number())).rejects.toMatchObject({ kind: 'notOffered' });
});
