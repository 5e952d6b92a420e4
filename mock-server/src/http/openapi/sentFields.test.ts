import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { bilingualSamples } from '#server/testing/bilingualSamples.ts';
import { readingCalls } from '#server/testing/readingCalls.ts';
import type { ReadingCall } from '#server/testing/readingCalls.ts';
import { replyValidator } from '#server/testing/replyValidator.ts';
import { TODAY } from '#server/testing/smallSeed.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';
import { openApiDocument } from './openApiDocument.ts';

const DATES = { start_time: '2026-02-25', end_time: TODAY, time_zone: 'Asia/Shanghai' };
const KNOWN = { prompt: 'q1', topic: 't-a', answer: 'kimi-1-0', domain: 'own.example', rival: 'rival', keyword: 'k1' };
/** Calls that send a file. */
const FILES = new Set(['/api/front/answer/export', '/api/front/table/feed']);
const CHOICES: readonly ReadingCall[] = [
  ['/api/front/topic/index', {}],
  ['/api/front/platform/index', {}],
  ['/api/front/keyword/options', {}],
];
const CALLS = [...readingCalls(KNOWN, DATES).filter(([path]) => !FILES.has(path)), ...CHOICES];

let server: TestServer;
let login: Record<string, string>;
let validate: ReturnType<typeof replyValidator>;
beforeAll(async () => {
  server = await startTestServer({ samples: bilingualSamples });
  validate = replyValidator(closed(openApiDocument(server.routes.calls)));
  login = { ...(await server.signIn('ada')), 'project-id': 'p1' };
});
afterAll(() => server.stop());

/** The description without room for fields that it does not name. */
function closed<T>(value: T): T;
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => closed(one));
  if (!isPlainObject(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, closed(one)]));
  return value['type'] === 'object' && isPlainObject(value['properties'])
    ? { additionalProperties: false, ...inner }
    : inner;
}

test.each(CALLS)('%s sends no field that its description does not name', async (path, query) => {
  const reply = await server.get(`${path}?${new URLSearchParams(query).toString()}`, login);
  expect(reply.code).toBe(0);
  expect(validate('get', path, reply)).toBeNull();
});
