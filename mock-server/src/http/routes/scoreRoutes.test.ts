import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inventorySchema, pageDetailSchema } from '#client/api/ownPageSchemas.ts';
import type { OwnPage, PageRow } from '#client/api/ownPageSchemas.ts';
import { scoreBasisSchema, scoreTargetSchema } from '#client/api/scoreSchemas.ts';
import type { OwnWeights } from '#client/api/scoreSchemas.ts';
import { scoreContent } from '#client/lib/contentScore/scoreContent.ts';
import { settingOf } from '#client/lib/contentScore/settingOf.ts';
import type { ContentScore } from '#client/lib/contentScore/types.ts';
import { WEIGHTS } from '#client/lib/contentScore/weights.ts';
import { sampleAnswers, sampleDefinitions, sampleOwnPages } from '#fixtures/sample.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const FILTERS = 'start_time=2026-03-04&end_time=2026-03-10';
const BASE = '/api/front/optimize/score';
const { access: _gate, structuredData: _shown, ...STANDARD } = WEIGHTS;
const OWN: OwnWeights = { ...STANDARD, match: 10, answerFirst: 80, headings: 10, nearDuplicate: -30 };

let server: TestServer;
let ada: Record<string, string>;

beforeEach(async () => {
  const answers = (id: string, today: string) => sampleAnswers(id, today);
  server = await startTestServer({
    samples: { projects: sampleDefinitions, ownPages: sampleOwnPages, answers },
  });
  ada = { ...(await server.signIn('ada')), 'project-id': 'chengyu' };
});
afterEach(() => server.stop());

const rows = async (): Promise<PageRow[]> =>
  v.parse(inventorySchema, (await server.get(`/api/front/optimize/pages?${FILTERS}`, ada)).data).list;
const pageOf = async (id: string): Promise<OwnPage> =>
  v.parse(pageDetailSchema, (await server.get(`/api/front/optimize/page?${FILTERS}&id=${id}`, ada)).data).page;
const pairOf = ({ eligible, citable }: Pick<PageRow, 'scores'>['scores'] & object) => [eligible.score, citable.score];

/** Scores a text like the UI: only from the results of the two calls. */
async function rated(text: string, promptIds: readonly string[], pageId: string | null): Promise<ContentScore> {
  const basis = v.parse(scoreBasisSchema, (await server.get(`${BASE}/basis`, ada)).data);
  const query = `prompt_ids=${promptIds.join(',')}${pageId === null ? '' : `&page_id=${pageId}`}`;
  const target = v.parse(scoreTargetSchema, (await server.get(`${BASE}/target?${query}`, ada)).data);
  return scoreContent({ ...settingOf(basis, target, pageId), text });
}

test('a page scores in the inventory as its text does on a screen, with any weights', async () => {
  const before = await rows();
  for (const weights of [null, OWN]) {
    expect((await server.post(`${BASE}/weights`, { weights }, ada)).data).toEqual({ weights });
    for (const { id, scores } of await rows()) {
      const { text, prompt_ids: ids } = await pageOf(id);
      const score = await rated(text, ids, id);
      expect(scores && pairOf(scores)).toEqual(pairOf(score));
      expect(score.ownWeights).toBe(weights !== null);
    }
  }
  expect((await rows()).map(({ scores }) => scores)).not.toEqual(before.map(({ scores }) => scores));
});

test('a draft that repeats a page loses points, unless it is to replace that page', async () => {
  const [first] = await rows();
  const { id, text, prompt_ids: ids } = await pageOf(first?.id ?? '');
  const points = (score: ContentScore) => score.citable.factors.find((one) => one.id === 'nearDuplicate')?.points ?? 0;
  expect(points(await rated(text, ids, null))).toBe(-8);
  expect(points(await rated(text, ids, id))).toBeCloseTo(0);
});

test('texts of pages that answers cite are counted for the terms of the prompts, without the page itself', async () => {
  const pages = await rows();
  const prompts = [...new Set(pages.flatMap(({ prompt_ids: ids }) => ids))];
  const targetOf = async (query: string) =>
    v.parse(scoreTargetSchema, (await server.get(`${BASE}/target?prompt_ids=${prompts.join(',')}${query}`, ada)).data);
  const { cited, prompts: known } = await targetOf('');
  expect(known.map(({ id }) => id).sort()).toEqual([...prompts].sort());
  expect(cited.pages.length).toBeGreaterThan(1);
  expect(cited.pages.every(({ counts }) => counts.length === cited.terms.length)).toBe(true);
  expect(cited.pages.some(({ counts }) => counts.some((count) => count > 0))).toBe(true);
  const most = [...pages].sort((a, b) => b.answers - a.answers)[0]?.id ?? '';
  expect((await targetOf(`&page_id=${most}`)).cited.pages.length).toBe(cited.pages.length - 1);
});

test('weights are a project’s own, are bounded, and go back to those of the version', async () => {
  const save = (weights: unknown) => server.post(`${BASE}/weights`, { weights }, ada);
  expect(await save({ ...OWN, match: 101 })).toMatchObject({ code: 422 });
  expect((await save({ ...OWN, match: 101 })).msg).toContain('weights.match');
  expect((await save({ ...OWN, stuffing: 5 })).msg).toContain('weights.stuffing');
  expect((await save({ ...OWN, headings: 1.5 })).msg).toContain('weights.headings');
  expect((await save({ ...OWN, match: 0, answerFirst: 0, headings: 0 })).msg).toContain('weights.match');
  const stored = async (headers: Record<string, string>) =>
    v.parse(scoreBasisSchema, (await server.get(`${BASE}/basis`, headers)).data).weights;
  expect(await stored(ada)).toBeNull();
  await save(OWN);
  expect(await stored(ada)).toEqual(OWN);
  const [, other] = sampleDefinitions('2026-03-10');
  expect(await stored({ ...ada, 'project-id': other?.id ?? '' })).toBeNull();
  await save(null);
  expect(await stored(ada)).toBeNull();
});

test('prompts and pages that are no longer there are left out: drafts outlive them', async () => {
  const reply = await server.get(`${BASE}/target?prompt_ids=gone&page_id=gone`, ada);
  expect(v.parse(scoreTargetSchema, reply.data)).toEqual({ prompts: [], facts: null, cited: { terms: [], pages: [] } });
});
