import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../lib/ApiError.ts';
import { replyWith, serveHttp } from '../testing/serveHttp.ts';
import { IdempotentCalls } from './IdempotentCalls.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** The names under which a call was sent, one a try; `outcomes` in turn, undefined: it works. */
async function namesOf(calls: IdempotentCalls, what: string, outcomes: readonly (ApiError | undefined)[], about = '') {
  const names: string[] = [];
  for (const outcome of outcomes) {
    const made = calls.make({ what, about }, async (key) => {
      names.push(key);
      await Promise.resolve();
      if (outcome !== undefined) throw outcome;
    });
    await made.catch(() => undefined);
  }
  return names;
}

test.each([
  ['the connection broke', new ApiError('network', 'lost')],
  ['it took too long', new ApiError('timeout', 'slow')],
  ['a proxy answered', new ApiError('server', 'Bad Gateway', { status: 502 })],
  ['the reply could not be read', new ApiError('protocol', 'odd', { code: 0 })],
])('tried again after %s, a call keeps its name until it is answered', async (_why, lost) => {
  const [first, second, third, fourth] = await namesOf(new IdempotentCalls(), 'a', [lost, lost, undefined, undefined]);
  expect(first).toMatch(/^[\da-f]{32}$/u);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test('what the server refused was not made: the next try has a name of its own', async () => {
  const refused = new ApiError('validation', 'no', { code: 422 });
  const [first, second] = await namesOf(new IdempotentCalls(), 'a', [refused, undefined]);
  expect(second).not.toBe(first);
});

test('another call has another name, and half an hour later so has the same one', async () => {
  vi.useFakeTimers();
  const calls = new IdempotentCalls();
  const lost = new ApiError('network', 'lost');
  const [first] = await namesOf(calls, 'a', [lost]);
  expect(await namesOf(calls, 'b', [lost])).not.toEqual([first]);
  vi.advanceTimersByTime(29 * 60_000);
  expect(await namesOf(calls, 'a', [lost])).toEqual([first]);
  vi.advanceTimersByTime(2 * 60_000);
  expect(await namesOf(calls, 'a', [lost])).not.toEqual([first]);
});

test('a call about a thing that something else was done with since is a new one', async () => {
  const calls = new IdempotentCalls();
  const lost = new ApiError('network', 'lost');
  const [first] = await namesOf(calls, 'move to doing', [lost], 'action 1');
  await namesOf(calls, 'move to done', [undefined], 'action 2');
  expect(await namesOf(calls, 'move to doing', [lost], 'action 1')).toEqual([first]);
  await namesOf(calls, 'move to todo', [undefined], 'action 1');
  expect(await namesOf(calls, 'move to doing', [lost], 'action 1')).not.toEqual([first]);
});

test('a host of its own gets names once it has said that it knows them, and only with calls that ask for it', async () => {
  const seen: unknown[] = [];
  const note = ({ headers }: IncomingMessage): void => void seen.push(headers['idempotency-key']);
  const http = await serveHttp((request, response) => {
    note(request);
    if (request.url === '/api/known') response.setHeader('Idempotency-Key', '1');
    replyWith('application/json', request.url === '/api/lost' ? '' : '{"code":0,"data":1}')(request, response);
  });
  const post = async (path: string, idempotent: boolean): Promise<unknown> =>
    http.post(path, v.number(), {}, { idempotent }).catch(() => undefined);
  await post('/api/lost', true);
  await post('/api/known', false);
  await post('/api/lost', true);
  await post('/api/lost', true);
  await post('/api/lost', false);
  const [before, without, first, second, unasked] = seen;
  expect([before, without, unasked]).toEqual([undefined, undefined, undefined]);
  expect(first).toMatch(/^[\da-f]{32}$/u);
  expect(second).toBe(first);
});

test('an equal call from a page that shows the outcome of the lost one is a new one', async () => {
  const names: unknown[] = [];
  const http = await serveHttp((request, response) => {
    names.push(request.headers['idempotency-key']);
    response.setHeader('Idempotency-Key', '1');
    replyWith('application/json', '')(request, response);
  });
  const start = async (seen: string): Promise<unknown> =>
    http.post('/api/start', v.number(), {}, { idempotent: true, seen }).catch(() => undefined);
  for (const seen of ['', 'round 1', 'round 1', 'round 2']) await start(seen);
  const [, first, again, next] = names;
  expect(again).toBe(first);
  expect(next).toMatch(/^[\da-f]{32}$/u);
  expect(next).not.toBe(first);
});
