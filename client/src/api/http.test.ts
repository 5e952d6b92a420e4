import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import type { ApiError } from '../lib/ApiError.ts';
import { replyWith, serveHttp } from '../testing/serveHttp.ts';
import { serializeQuery } from './http.ts';

const json = (body: unknown, status = 200) => replyWith('application/json', JSON.stringify(body), status);
const rejection = async (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('the call did not fail');
    },
    (error: unknown) => error as ApiError,
  );

describe('the http client', () => {
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
  test('sends the XSRF cookie back as a header, and none while there is no cookie', async () => {
    const seen: unknown[] = [];
    let cookie: string | null = null;
    const http = await serveHttp(
      (request, response) => {
        seen.push(request.headers['x-xsrf-token']);
        json({ code: 0, msg: '', data: 1 })(request, response);
      },
      () => cookie,
    );
    await http.get('/api/x', v.number());
    cookie = 'X-1';
    await http.post('/api/x', v.number());
    expect(seen).toEqual([undefined, 'X-1']);
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
  test('code 500 未登录 is told as expiry, code 401 in the body is not', async () => {
    const told = vi.fn();
    const expired = await serveHttp(json({ code: 500, msg: '未登录' }));
    expired.onUnauthorized(told);
    await rejection(expired.get('/api/x', v.unknown()));
    expect(told).toHaveBeenCalledTimes(1);
    const refused = await serveHttp(json({ code: 401, msg: 'no' }));
    refused.onUnauthorized(told);
    expect((await rejection(refused.get('/api/x', v.unknown()))).kind).toBe('unauthorized');
    expect(told).toHaveBeenCalledTimes(1);
  });
  test('HTTP 404 with an envelope keeps its code and message', async () => {
    const http = await serveHttp(json({ code: 404, msg: '未知路径' }, 404));
    expect(await rejection(http.get('/api/x', v.unknown()))).toMatchObject({ kind: 'notFound', message: '未知路径' });
  });
  test.each([
    ['HTTP 502 with a page of HTML', 502, '<html>', 'server'],
    ['HTTP 200 with broken JSON', 200, '{"code": 0, "da', 'protocol'],
    ['HTTP 200 with HTML', 200, '<!doctype html>', 'protocol'],
    ['an envelope written as a text of JSON', 200, JSON.stringify('{"code":0,"data":1}'), 'protocol'],
    ['HTTP 500 that claims success', 500, '{"code":0,"data":1}', 'server'],
  ])('%s rejects with a typed error', async (_name, status, body, kind) => {
    const http = await serveHttp((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    expect((await rejection(http.get('/api/x', v.unknown()))).kind).toBe(kind);
  });
  describe('a reply that waits for its turn', () => {
    test('is read when the turn comes, not before', async () => {
      const http = await serveHttp(json({ code: 0, msg: '', data: [1, 2] }));
      let take: () => void = () => undefined;
      const arrived = new Promise<void>((tell) => {
        take = tell;
      });
      let read = false;
      let begin: () => void = () => undefined;
      const turn = async (): Promise<void> => {
        take();
        await new Promise<void>((resolve) => {
          begin = resolve;
        });
      };
      const call = http.get('/api/x', v.array(v.number()), {}, { turn }).then((data) => {
        read = true;
        return data;
      });
      await arrived;
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(read).toBe(false);
      begin();
      expect(await call).toEqual([1, 2]);
    });
    test.each([
      ['HTTP 200 with broken JSON', 200, '{"code": 0, "da', 'protocol', /not JSON/u],
      ['HTTP 502 with a page of HTML', 502, '<html>', 'server', /502/u],
      ['HTTP 404 with an envelope', 404, '{"code":404,"msg":"未知路径"}', 'notFound', /^未知路径$/u],
      ['code 422', 200, '{"code":422,"msg":"no"}', 'validation', /^no$/u],
    ])('%s rejects as it would at once', async (_name, status, body, kind, message) => {
      const http = await serveHttp(replyWith('application/json', body, status));
      const error = await rejection(http.get('/api/x', v.unknown(), {}, { turn: () => Promise.resolve() }));
      expect(error.kind).toBe(kind);
      expect(error.message).toMatch(message);
    });
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
