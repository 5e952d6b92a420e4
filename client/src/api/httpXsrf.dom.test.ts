import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { replyWith, serveHttp } from '../testing/serveHttp.ts';

// In a browser's client, which stores cookies. The server has another origin on the page's host, as a server that sets its cookie for a
// parent domain shared with the page.
afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

async function callTwice(credentials: boolean): Promise<IncomingMessage['headers'][]> {
  const seen: IncomingMessage['headers'][] = [];
  const reply = replyWith('application/json', '{"code":0,"msg":"","data":1}');
  const http = await serveHttp((request, response) => {
    seen.push(request.headers);
    response.setHeader('set-cookie', 'session=S-1; Path=/');
    reply(request, response);
  }, credentials);
  await http.get('/api/x', v.number());
  document.cookie = 'XSRF-TOKEN=X-1; path=/';
  await http.post('/api/x', v.number());
  return seen;
}

test('a host of its own with credentials is sent its cookies, and the XSRF cookie as a header once there is one', async () => {
  const [first, second] = await callTwice(true);
  expect(first).not.toHaveProperty('x-xsrf-token');
  expect(second).toMatchObject({ 'x-xsrf-token': 'X-1' });
  expect(second?.cookie).toContain('session=S-1');
});

test('without credentials it is sent neither', async () => {
  for (const headers of await callTwice(false)) {
    expect(headers).not.toHaveProperty('x-xsrf-token');
    expect(headers).not.toHaveProperty('cookie');
  }
});
