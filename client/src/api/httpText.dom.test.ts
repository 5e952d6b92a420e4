import * as v from 'valibot';
import { expect, test } from 'vitest';
import { serveHttp } from '../testing/serveHttp.ts';

// In a browser's client, because only there a response can be read while it arrives.
const schema = v.object({ events: v.array(v.string()) });

test('a reply is told of as far as it has come, and is read whole at its end', async () => {
  let finish = (): void => undefined;
  const http = await serveHttp((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"code":0,"data":{"events":[\n"a"');
    finish = () => response.end(',\n"b"\n]}}');
  });
  const told: string[] = [];
  const reply = http.post('/api/write', schema, {}, { onText: (text) => told.push(text) });
  await expect.poll(() => told.at(-1)).toBe('{"code":0,"data":{"events":[\n"a"');
  finish();
  expect(await reply).toEqual({ events: ['a', 'b'] });
});

test('one that breaks off is an error, not half a reply', async () => {
  const http = await serveHttp((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"code":0,"data":{"events":[\n"a"');
  });
  await expect(http.post('/api/write', schema, {}, { onText: () => undefined })).rejects.toMatchObject({
    kind: 'protocol',
  });
});

test('a reader who leaves ends it for the server too', async () => {
  let isClosed = false;
  const http = await serveHttp((_request, response) => {
    response.on('close', () => (isClosed = true));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"code":0,"data":{"events":[\n"a"');
  });
  const leaving = new AbortController();
  const reply = http.post('/api/write', schema, {}, { signal: leaving.signal, onText: () => leaving.abort() });
  await expect(reply).rejects.toMatchObject({ kind: 'cancelled' });
  await expect.poll(() => isClosed).toBe(true);
});
