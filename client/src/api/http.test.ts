import type { IncomingMessage } from 'node:http';
import axios from 'axios';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import type { ApiError } from '../lib/ApiError.ts';
import { serializeQuery } from '../lib/serializeQuery.ts';
import { createCallRegistry } from '../testing/createCallRegistry.ts';
import { replyWith, serveHttp } from '../testing/serveHttp.ts';

const json = (body: unknown, status = 200) => replyWith('application/json', JSON.stringify(body), status);
const rejection = async (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('the call did not fail');
    },
    (error: unknown) => error as ApiError,
  );

describe('the http client', () => {
  test('waits 10 minutes for a reply and sets no limit to the length of contents', async () => {
    const create = vi.spyOn(axios, 'create');
    await serveHttp(json({ code: 0 }));
    expect(create).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ timeout: 600_000, maxContentLength: -1, maxBodyLength: -1 }),
    );
    create.mockRestore();
  });
  test('sends the bearer token and the project id with every call', async () => {
    let headers: IncomingMessage['headers'] = {};
    const http = await serveHttp((request, response) => {
      headers = request.headers;
      json({ code: 0, msg: '', data: 1 })(request, response);
    });
    await http.get('/api/x', v.number());
    expect(headers).toMatchObject({ authorization: 'Bearer T-1', 'project-id': 'P-1', 'accept-language': 'zh-CN' });
  });
  test('calls about another project name that one, and an expiry that they meet is told on', async () => {
    const seen: unknown[] = [];
    const http = await serveHttp((request, response) => {
      seen.push(request.headers['project-id']);
      json({ code: 1 }, 401)(request, response);
    });
    const about = http.inProject('P-2');
    const told = vi.fn();
    http.onUnauthorized(told);
    await rejection(about.get('/api/x', v.unknown()));
    expect(told).toHaveBeenCalledExactlyOnceWith('T-1');
    await rejection(http.get('/api/x', v.unknown()));
    expect(seen).toEqual(['P-2', 'P-1']);
  });
  test.each([
    ['HTTP 403', json({ code: 403, msg: 'no' }, 403), 1],
    ['code 403 in the body', json({ code: 403, msg: 'no' }), 1],
    ['a project there is not', json({ code: 422, msg: 'no', data: { fields: { 'project-id': 'there is none' } } }), 1],
    ['a field of a form', json({ code: 422, msg: 'no', data: { fields: { name: 'is missing' } } }), 0],
    ['a thing there is not', json({ code: 404, msg: 'no', data: { fields: { id: 'unknown' } } }), 0],
    ['a failure', json({ code: 500, msg: 'no' }), 0],
  ])('%s is told on as a refusal of who asks: %#', async (_name, reply, times) => {
    const http = await serveHttp(reply);
    const told = vi.fn();
    http.onRefused(told);
    await rejection(http.get('/api/x', v.string()));
    expect(told).toHaveBeenCalledTimes(times);
    await rejection(http.inProject('P-2').post('/api/x', v.string()));
    expect(told).toHaveBeenCalledTimes(times * 2);
  });
  test('a project id in letters that no header can carry is percent-encoded, not lost', async () => {
    const seen: unknown[] = [];
    const http = await serveHttp((request, response) => {
      seen.push(request.headers['project-id']);
      json({ code: 0, data: 1 })(request, response);
    });
    for (const id of ['项目 1', 'café', 'a/b 50%']) await http.inProject(id).get('/api/x', v.number());
    expect(seen).toEqual(['%E9%A1%B9%E7%9B%AE%201', 'caf%C3%A9', 'a/b 50%']);
  });
  test('lists travel as repeated name[]', () => {
    expect(serializeQuery({ a: ['1', '2 &'], b: 'x', c: undefined, d: [] })).toBe('a%5B%5D=1&a%5B%5D=2+%26&b=x');
  });
  test('HTTP 401 is session expiry and is told with the token the call carried', async () => {
    const http = await serveHttp(json({ code: 1 }, 401));
    const told = vi.fn();
    http.onUnauthorized(told);
    expect((await rejection(http.get('/api/x', v.unknown()))).kind).toBe('unauthorized');
    expect(told).toHaveBeenCalledExactlyOnceWith('T-1');
  });
  test('HTTP 401 keeps what its envelope says', async () => {
    const http = await serveHttp(json({ code: 1001, msg: '账号已停用' }, 401));
    expect(await rejection(http.get('/api/x', v.unknown()))).toMatchObject({
      kind: 'unauthorized',
      message: '账号已停用',
      code: 401,
    });
  });
  test('code 500 未登录 is told as expiry, code 401 in the body is not', async () => {
    const told = vi.fn();
    const expired = await serveHttp(json({ code: 500, msg: '未登录' }));
    expired.onUnauthorized(told);
    await rejection(expired.get('/api/x', v.unknown()));
    expect(told).toHaveBeenCalledTimes(1);
    const refused = await serveHttp(json({ code: 401, msg: 'no' }));
    refused.onUnauthorized(told);
    expect(await rejection(refused.get('/api/x', v.unknown()))).toMatchObject({ kind: 'forbidden', message: 'no' });
    expect(told).toHaveBeenCalledTimes(1);
  });
  test('HTTP 404 with an envelope keeps its code and message', async () => {
    const http = await serveHttp(json({ code: 404, msg: 'id: 没有', data: { fields: { id: '没有' } } }, 404));
    const error = await rejection(http.get('/api/x', v.unknown()));
    expect(error).toMatchObject({ kind: 'notFound', message: 'id: 没有', code: 404 });
  });
  test.each([
    ['HTTP 502 with a page of HTML', 502, '<html>', 'server'],
    ['HTTP 200 with broken JSON', 200, '{"code": 0, "da', 'protocol'],
    ['an envelope written as a text of JSON', 200, JSON.stringify('{"code":0,"data":1}'), 'protocol'],
    ['HTTP 500 that claims success', 500, '{"code":0,"data":1}', 'server'],
    ['HTTP 403 with a code of its own', 403, '{"code":10403,"msg":"no"}', 'forbidden'],
    ['HTTP 503 with a code in words', 503, '{"code":"Unavailable"}', 'server'],
  ])('%s rejects with a typed error', async (_name, status, body, kind) => {
    const http = await serveHttp((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    expect((await rejection(http.get('/api/x', v.unknown()))).kind).toBe(kind);
  });
  test.each([
    [401, '<html>401 Authorization Required</html>', 'unauthorized', true],
    [401, '', 'unauthorized', true],
    [401, '{"detail":"no"}', 'unauthorized', false],
    [403, '<html>403 Forbidden</html>', 'forbidden', true],
    [403, '{"code":403,"msg":"no"}', 'forbidden', false],
  ])(
    'HTTP %i with the body %s tells whether something in front of the server answered',
    async (status, body, kind, isForeign) => {
      const http = await serveHttp((_request, response) => {
        response.writeHead(status).end(body);
      });
      expect(await rejection(http.get('/api/x', v.unknown()))).toMatchObject({ kind, isForeign });
    },
  );
  test.each([
    ['HTTP 404 with a page of HTML', 404, 'text/html', '<html>404</html>'],
    ['HTTP 404 without a body', 404, 'text/plain', ''],
    ['HTTP 404 with an envelope', 404, 'application/json', '{"code":404,"msg":"no such call"}'],
    ['code 404 with HTTP 200', 200, 'application/json', '{"code":404,"msg":"no such call","data":null}'],
    ['HTTP 200 with the page of an app or a sign-in', 200, 'text/html', '<!doctype html>'],
    ['HTTP 200 with a page that calls itself JSON', 200, 'application/json', '<!doctype html>'],
    ['HTTP 200 with a text', 200, 'text/plain', 'Not found'],
    ['HTTP 405', 405, 'text/html', '<html>'],
    ['HTTP 501', 501, 'application/json', '{}'],
    ['HTTP 501 with a code of its own', 501, 'application/json', '{"code":501,"msg":"Not implemented","data":null}'],
    ['HTTP 405 with code 500', 405, 'application/json', '{"code":500,"msg":"Method GET is not supported"}'],
    ['HTTP 404 with a code of its own', 404, 'application/json', '{"code":40400,"msg":"no such call"}'],
    ['HTTP 404 with a code in words', 404, 'application/json', '{"code":"NotFound","message":"no such call"}'],
  ])('%s says that the call is not offered, and it is not made again', async (_name, status, type, body) => {
    let count = 0;
    const registry = createCallRegistry();
    const http = await serveHttp(
      (request, response) => {
        count += 1;
        replyWith(type, body, status)(request, response);
      },
      undefined,
      registry,
    );
    const told = {
      kind: 'notOffered',
      call: 'GET /api/x',
      doubt: status === 200 && body.startsWith('<') ? 'page' : null,
    };
    expect(await rejection(http.get('/api/x', v.unknown()))).toMatchObject(told);
    expect(await rejection(http.inProject('P-2').get('/api/x', v.unknown(), { start_time: 'x' }))).toMatchObject(told);
    expect(count).toBe(1);
    registry.clear();
    await rejection(http.get('/api/x', v.unknown()));
    expect(count).toBe(2);
  });
  test('what was answered once is offered: a page of HTML in its place is a failure', async () => {
    const replies = [json({ code: 0, data: 1 }), replyWith('text/html', '<html>')];
    const http = await serveHttp(
      (request, response) => replies.shift()?.(request, response),
      false,
      createCallRegistry(),
    );
    await http.get('/api/x', v.number());
    expect(await rejection(http.get('/api/x', v.number()))).toMatchObject({ kind: 'protocol', isForeign: true });
  });
  test('a failure has the time until which the server asks to wait, and whether the call only reads', async () => {
    const http = await serveHttp((_request, response) => {
      response.writeHead(503, { 'Content-Type': 'text/html', 'Retry-After': '120' }).end('<html>');
    });
    const before = Date.now();
    const failure = await rejection(http.get('/api/x', v.unknown()));
    expect(failure).toMatchObject({ kind: 'server', status: 503, isRead: true });
    expect(failure.retryAt).toBeGreaterThanOrEqual(before + 120_000);
    expect(await rejection(http.post('/api/x', v.unknown()))).toMatchObject({ status: 503, isRead: false });
  });
  test('a failure that is about the call itself has them too, and so has a reply of the wrong form', async () => {
    const absent = await serveHttp((_request, response) => {
      response.writeHead(501, { 'Retry-After': '120' }).end('<html>');
    });
    const failure = await rejection(absent.get('/api/x', v.unknown()));
    expect(failure).toMatchObject({ kind: 'notOffered', call: 'GET /api/x', isRead: true });
    expect(failure.retryAt).toBeGreaterThan(Date.now());
    const odd = await serveHttp(json({ code: 0, data: 1 }));
    expect(await rejection(odd.get('/api/x', v.string()))).toMatchObject({ kind: 'protocol', isRead: true });
    expect(await rejection(odd.post('/api/x', v.string()))).toMatchObject({ kind: 'protocol', isRead: false });
  });
  test('a server that hangs up is a network error', async () => {
    const http = await serveHttp((request) => request.socket.destroy());
    expect((await rejection(http.get('/api/x', v.unknown()))).kind).toBe('network');
  });
  test('an aborted call is cancelled', async () => {
    const http = await serveHttp(() => undefined);
    const controller = new AbortController();
    const call = http.get('/api/x', v.unknown(), {}, { signal: controller.signal });
    setTimeout(() => {
      controller.abort();
    }, 5);
    expect((await rejection(call)).kind).toBe('cancelled');
  });
});
