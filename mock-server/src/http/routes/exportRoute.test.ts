import Papa from 'papaparse';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ANSWER_COLUMNS, answersFileSchema, ANSWERS_SCHEMA } from '#client/lib/answerExport.ts';
import { CsvParser } from '#server/ingest/parse/formats/CsvParser.ts';
import { readAll } from '#server/testing/readAll.ts';
import { smallSamples } from '#server/testing/smallSamples.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const PATH = '/api/front/answer/export';
/** All of the small sample, whose newest answers are of 10 March. */
const DATES = 'start_time=2026-02-01&end_time=2026-03-10';

let server: TestServer;
let headers: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  headers = await server.signIn('ada');
});
afterEach(() => server.stop());

const fetchExport = (query: string, extra: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.url}${PATH}?${query}`, { headers: { ...headers, ...extra } });

async function jsonOf(query: string): Promise<v.InferOutput<typeof answersFileSchema>> {
  const response = await fetchExport(`format=json&${query}`);
  return v.parse(answersFileSchema, await response.json());
}

test('a file with answers of an API says once how they were had; one without says nothing', async () => {
  const api = { surface: 'api', search_mode: 'forced', model_asked: 'kimi-k3' };
  const mixed = await startTestServer({
    samples: {
      ...smallSamples,
      answers: function* answers(id, today) {
        for (const answer of smallSamples.answers(id, today)) {
          yield answer.platform_id === 'kimi' ? { ...answer, model: 'kimi-k3-0301', details: api } : answer;
        }
      },
    },
  });
  try {
    const login = { ...(await mixed.signIn('ada')), 'accept-language': 'en' };
    const fileOf = async (format: string, more = '') =>
      fetch(`${mixed.url}${PATH}?format=${format}&${DATES}${more}`, { headers: login });
    const note =
      'Kimi: collected through the vendor’s API (web search forced; model kimi-k3-0301; last answer 2026-03-10). ' +
      'The app of the same name may answer differently and cite other pages.';
    const { notes, answers } = v.parse(answersFileSchema, await (await fileOf('json')).json());
    expect(notes).toEqual([note]);
    expect(answers.find(({ platform }) => platform === 'Kimi')).toMatchObject(api);
    const { data } = Papa.parse<Record<string, string>>((await (await fileOf('csv')).text()).trim(), { header: true });
    expect(data.slice(0, 2).map((row) => row['notes'])).toEqual([note, '']);
    const others = v.parse(answersFileSchema, await (await fileOf('json', '&platform_ids[]=doubao')).json());
    expect([others.notes, others.answers.length]).toEqual([undefined, 84]);
  } finally {
    await mixed.stop();
  }
});

test('JSON names its schema, the project and its brands, and holds one record for each answer, newest first', async () => {
  const file = await jsonOf(DATES);
  expect(file).toMatchObject({
    schema: ANSWERS_SCHEMA,
    exported_at: '2026-03-10T04:00:00.000Z',
    project: { name: '项目 p1', start_time: '2026-02-01', end_time: '2026-03-10', time_zone: 'Asia/Shanghai' },
  });
  expect(file.brands.map(({ name, own, domains }) => [name, own, domains])).toEqual([
    ['Ownbrand', true, ['own.example']],
    ['Rivalix', false, ['rivalix.example']],
  ]);
  expect(file.answers).toHaveLength(168);
  const times = file.answers.map(({ asked_at }) => asked_at);
  expect(times).toEqual([...times].sort().reverse());
  const kimi = file.answers.find(({ id }) => id === 'kimi-1-0');
  expect(kimi).toMatchObject({
    platform: 'Kimi',
    prompt: '哪个牌子好？1',
    topic: '续航',
    run: 1,
    status: 'ok',
    answer: '推荐 **Ownbrand**，其次是 Rivalix。',
    citations: [{ position: 1, url: 'https://own.example/a', title: '官网' }],
    brand_sentiments: {},
    mentions: [
      { brand: 'Ownbrand', own: true, spans: [[5, 13]], position: 1, sentiment_source: 'estimated' },
      { brand: 'Rivalix', own: false, spans: [[20, 27]], position: 2 },
    ],
  });
  expect(file.answers.find(({ id }) => id === 'doubao-1-0')?.citations).toBeNull();
});

test('filters alone give every status; what stands behind a figure is what the list shows; both can be asked for', async () => {
  const statuses = async (query: string): Promise<Record<string, number>> => {
    const { answers } = await jsonOf(`${DATES}&${query}`);
    const counts: Record<string, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };
  expect(await statuses('')).toEqual({ ok: 166, refused: 2 });
  expect(await statuses('status=ok')).toEqual({ ok: 166 });
  expect(await statuses('prompt_id=q2')).toEqual({ ok: 26 });
  expect(await statuses('prompt_id=q2&status=all')).toEqual({ ok: 26, refused: 2 });
  expect(await statuses('status=empty')).toEqual({});
  const list = await server.get(`/api/front/answer/answers?${DATES}&brand_id=own&mention=named`, headers);
  expect((await jsonOf(`${DATES}&brand_id=own&mention=named`)).answers).toHaveLength(
    (list.data as { total: number }).total,
  );
});

test('CSV has the same records in rows that name the schema, with the brands in the first', async () => {
  const response = await fetchExport(`format=csv&${DATES}`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const { records, broken } = readAll(
    new CsvParser({ overrides: {}, isPlausible: () => true }),
    bytes.toString('utf8').slice(1),
  );
  expect(broken).toEqual([]);
  expect(Object.keys(records[0] ?? {})).toEqual(['line', ...ANSWER_COLUMNS]);
  const { answers } = await jsonOf(DATES);
  expect(records.map(({ id }) => id)).toEqual(answers.map(({ id }) => id));
  expect(new Set(records.map(({ schema }) => schema))).toEqual(new Set([ANSWERS_SCHEMA]));
  expect(records.map(({ brands }) => brands !== '').filter(Boolean)).toEqual([true]);
  const cited = records.map(({ citations }) => citations);
  expect(new Set(cited)).toEqual(
    new Set(['', JSON.stringify([{ position: 1, url: 'https://own.example/a', title: '官网' }])]),
  );
});

test('a file says what narrows it, beside its days; one of everything names no filter', async () => {
  expect(await jsonOf(DATES)).not.toHaveProperty('filters');
  const narrow = `${DATES}&platform_ids[]=kimi&mention=named&branded=unbranded`;
  const filters = { platform_ids: ['kimi'], mention: 'named', branded: 'unbranded' };
  expect(await jsonOf(narrow)).toMatchObject({ filters });
  const csv = await (await fetchExport(`format=csv&${narrow}`)).text();
  const { records } = readAll(new CsvParser({ overrides: {}, isPlausible: () => true }), csv.replace('\uFEFF', ''));
  const [scope = '', ...others] = records.map((record) => String(record['scope']));
  expect(JSON.parse(scope)).toEqual({
    ...{ exported_at: '2026-03-10T04:00:00.000Z', name: '项目 p1', time_zone: 'Asia/Shanghai' },
    ...{ start_time: '2026-02-01', end_time: '2026-03-10', filters },
  });
  expect(others.every((cell) => cell === '')).toBe(true);
});

test('the file is to be saved, under a name that every client takes', async () => {
  const disposition = (await fetchExport(`format=json&${DATES}`)).headers.get('content-disposition');
  expect(disposition).toBe(
    `attachment; filename="answers-p1-2026-02-01-2026-03-10.json"; filename*=UTF-8''answers-${encodeURIComponent('项目-p1')}-2026-02-01-2026-03-10.json`,
  );
});

test('a view without answers is a file without answers', async () => {
  expect((await jsonOf('start_time=2020-01-01&end_time=2020-01-02')).answers).toEqual([]);
  const csv = await (await fetchExport('format=csv&start_time=2020-01-01&end_time=2020-01-02')).text();
  expect(csv.replace('\uFEFF', '')).toBe(`${ANSWER_COLUMNS.join(',')}\r\n`);
});

test.each([
  ['', 'format'],
  ['format=xml', 'format'],
  ['format=csv&format=json', 'format'],
  ['format=csv&status=lost', 'status'],
  ['format=csv&brand_id=nobody', 'brand_id'],
  ['format=csv&topic_ids[]=__proto__', 'topic_ids'],
  ['format=csv&start_time=2026-03-10&end_time=2026-03-01', 'start_time'],
])('the query "%s" is refused in an envelope that names %s', async (query, field) => {
  const response = await fetchExport(query);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/u);
  expect(await response.json()).toMatchObject({ code: 422, data: { fields: { [field]: expect.any(String) } } });
});

test('a file needs a login and a project of the caller', async () => {
  expect(await (await fetchExport('format=csv', { authorization: '' })).json()).toMatchObject({ code: 500 });
  headers = await server.signIn('max');
  expect(await (await fetchExport('format=csv', { 'project-id': 'p2' })).json()).toMatchObject({ code: 403 });
});

test('a reader who goes away half-way leaves the server well', async () => {
  const aborted = new AbortController();
  const response = await fetch(`${server.url}${PATH}?format=json&${DATES}`, { headers, signal: aborted.signal });
  aborted.abort();
  await expect(response.text()).rejects.toThrow();
  expect((await jsonOf(DATES)).answers).toHaveLength(168);
});
