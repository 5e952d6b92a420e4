import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#client/lib/dates.ts';
import { bilingualSamples } from '#server/testing/bilingualSamples.ts';
import { readingCalls } from '#server/testing/readingCalls.ts';
import { TODAY } from '#server/testing/smallSeed.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

// Noon there is a time that nothing else has.
const DATES = { start_time: '2026-02-25', end_time: TODAY, time_zone: 'Asia/Kathmandu' };
const NOON = /"\d{4}-\d{2}-\d{2}T06:15:00\.000Z"/gu;
const KNOWN = { prompt: 'q1', topic: 't-a', answer: 'kimi-1-0', domain: 'own.example', rival: 'rival', keyword: 'k1' };
const FILES = new Set(['/api/front/answer/export', '/api/front/table/feed']);
const CALLS = readingCalls(KNOWN, DATES).filter(([path]) => !FILES.has(path));

let server: TestServer;
let login: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({
    samples: {
      ...bilingualSamples,
      answers: function* answers(id, today) {
        for (const answer of bilingualSamples.answers(id, today)) {
          yield { ...answer, asked_at: answer.asked_at - (answer.asked_at % DAY_MS), day_only: true };
        }
      },
    },
  });
  login = { ...(await server.signIn('ada')), 'project-id': 'p1' };
});
afterAll(() => server.stop());

test.each(CALLS)(
  '%s tells the day of answers of which only the day is known, not the noon they count at',
  async (path, query) => {
    const reply = await server.get(
      `${path}?${new URLSearchParams({ ...query, time_zone: DATES.time_zone }).toString()}`,
      login,
    );
    expect(reply.code).toBe(0);
    expect(JSON.stringify(reply.data).match(NOON)).toBeNull();
  },
);

test('the answers are there, with their days', async () => {
  const query = new URLSearchParams(DATES).toString();
  const replies = await Promise.all(
    ['answer/prompts', 'answer/citations', 'answer/answers'].map((path) =>
      server.get(`/api/front/${path}?${query}`, login),
    ),
  );
  for (const { data } of replies) {
    expect(JSON.stringify(data)).toMatch(/"(?:asked_at|last_asked_at|last_cited_at)":"2026-\d{2}-\d{2}"/u);
  }
});
