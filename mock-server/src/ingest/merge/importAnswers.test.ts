import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { editsVersion, readEdits, writeEdits } from '#server/store/edits/editsFile.ts';
import { NO_EDITS } from '#server/store/edits/ProjectEdits.ts';
import { listImported, readImported, writeImported } from '#server/store/projectFiles/projectStore.ts';
import { brandsOf } from '../command/brandArguments.ts';
import { ZonedClock } from '../parse/times/parseTime.ts';
import { importAnswers } from './importAnswers.ts';
import type { ImportRequest } from './importRequest.ts';
import type { ImportSummary } from './importSummary.ts';

const NOW = Date.UTC(2026, 0, 15);
const BRANDS = brandsOf({
  brand: 'Northwind=北风',
  competitors: ['Contoso', 'Ring'],
  matchCase: [],
  domains: ['Contoso=contoso.com'],
});

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'import-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

function run(text: string | Uint8Array, changes: Partial<ImportRequest> = {}): Promise<ImportSummary> {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += 50) yield await Promise.resolve(bytes.subarray(at, at + 50));
  }
  return importAnswers({
    source: { open: chunks, path: null },
    fileName: 'x.csv',
    format: null,
    overrides: {},
    projectName: 'Northwind',
    brands: BRANDS,
    defaultPlatform: 'unspecified',
    clock: new ZonedClock('UTC'),
    dataDir,
    now: NOW,
    onProgress: () => undefined,
    ...changes,
  });
}

const RECORDS = [
  {
    platform: 'openai',
    prompt: 'Best headphones?',
    topic: 'Audio',
    date: '2025-06-01 10:00',
    answer: 'Northwind, then Contoso.\n北风',
    citations: ['https://contoso.com/a?utm_source=x', 'https://a.example.org', 'nowhere'],
  },
  {
    platform: 'ChatGPT',
    prompt: 'Best  headphones?',
    topic: 'Audio',
    date: '2025-06-02 10:00',
    answer: 'Monitoring with "Contoso", they say',
    citations: [],
  },
  {
    platform: '豆包',
    prompt: '哪款耳机好？',
    topic: '',
    date: '2025-06-03 10:00',
    answer: '推荐北风耳机',
    citations: ['https://b.example.org'],
  },
];
const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const CSV = [
  'platform,prompt,topic,date,answer,citation_urls',
  ...RECORDS.map((r) => [r.platform, r.prompt, r.topic, r.date, r.answer, r.citations.join('|')].map(cell).join(',')),
].join('\r\n');

test('CSV, JSON and JSONL of the same answers give the same project', async () => {
  const forms = [
    CSV,
    JSON.stringify({ meta: { v: 1 }, data: RECORDS }, null, 2),
    RECORDS.map((r) => JSON.stringify(r)).join('\n'),
  ];
  const summaries = [];
  for (const [index, form] of forms.entries()) summaries.push(await run(form, { projectName: `P${index}` }));
  expect(summaries.map(({ file }) => file.format)).toEqual(['csv', 'json', 'jsonl']);
  for (const { totals } of summaries) expect(totals).toEqual(summaries[0]?.totals);
  expect(summaries[0]?.totals).toEqual({
    answers: 3,
    statuses: { ok: 3, refused: 0, empty: 0, failed: 0 },
    prompts: 2,
    topics: 1,
    platforms: [
      { name: 'ChatGPT', answers: 2 },
      { name: '豆包', answers: 1 },
    ],
    firstDate: '2025-06-01',
    lastDate: '2025-06-03',
    brands: [
      { name: 'Northwind', own: true, answers: 2, mentions: 3 },
      { name: 'Contoso', own: false, answers: 2, mentions: 2 },
      { name: 'Ring', own: false, answers: 0, mentions: 0 },
    ],
    citations: { kept: 3, dropped: 1, notCaptured: 0 },
  });
});

test('importing again, in whatever format, adds nothing twice', async () => {
  await run(CSV);
  const again = await run(JSON.stringify(RECORDS));
  expect(again).toMatchObject({
    written: true,
    project: { isNew: false },
    rows: { read: 3, imported: 0, alreadyThere: 3 },
  });
  const [summary] = listImported(dataDir);
  expect(summary).toMatchObject({ name: 'Northwind', brand: 'Northwind', answer_count: 3 });
  expect([...readImported(dataDir, summary?.id ?? '').answers]).toHaveLength(3);
});

test('a later import may change the brands; earlier answers are counted anew', async () => {
  await run(CSV);
  const brands = brandsOf({ brand: 'Contoso', competitors: [], matchCase: [], domains: [] });
  const more = 'prompt,answer,date,platform\nnew,Contoso again,2025-07-01,Kimi';
  const { totals } = await run(more, { brands });
  expect(totals.brands).toEqual([{ name: 'Contoso', own: true, answers: 3, mentions: 3 }]);
  const kept = await run(more, { brands: null });
  expect(kept.totals.brands).toEqual(totals.brands);
  expect(kept.totals.citations.notCaptured).toBe(1);
});

test('names that people gave topics and tags are understood by a later import, and stay', async () => {
  const rows = (topic: string, tag: string, prompt: string): string =>
    `prompt,answer,date,topic,tags\n${prompt},Northwind,2025-07-01,${topic},${tag}`;
  const { project } = await run(rows('Prcing', 'hot', 'a'));
  const [topic] = readImported(dataDir, project.id).project.topics;
  const topicNames = new Map([[topic?.id ?? '', { name: 'Pricing', names: { zh: '价格' } }]]);
  const edits = { ...NO_EDITS, topicNames, tagNames: new Map([['hot', { en: 'Focus' }]]) };
  writeEdits(dataDir, project.id, edits);
  for (const [name, tag, prompt] of [
    ['pricing', 'focus', 'b'],
    ['价格', 'hot', 'c'],
    ['Prcing', 'Focus', 'd'],
  ] as const) {
    await run(rows(name, tag, prompt), { brands: null });
  }
  const { topics, prompts } = readImported(dataDir, project.id).project;
  expect(topics).toEqual([topic]);
  expect(prompts.map(({ topic_id: id, tags }) => [id, tags])).toEqual(Array.from('abcd', () => [topic?.id, ['hot']]));
  expect(readEdits(dataDir, project.id)).toEqual(edits);
});

test('names that people gave the brands count for a later import, until it names them itself', async () => {
  const { project } = await run(CSV);
  const people = brandsOf({ brand: 'Northwind', competitors: ['Contoso=then'], matchCase: [], domains: [] });
  writeEdits(dataDir, project.id, { ...NO_EDITS, brands: people, deleted: new Set(['p']) });
  const more = 'prompt,answer,date,platform\nnew,and then again,2025-07-01,Kimi';
  const { totals } = await run(more, { brands: null });
  expect(totals.brands.map(({ name, mentions }) => [name, mentions])).toEqual([
    ['Northwind', 1],
    ['Contoso', 4],
  ]);
  expect(readImported(dataDir, project.id).project.brands).toEqual(people);
  expect(readEdits(dataDir, project.id)).toEqual({ ...NO_EDITS, deleted: new Set(['p']) });
  writeEdits(dataDir, project.id, { ...NO_EDITS, brands: people });
  await run(more, { brands: BRANDS });
  expect(readImported(dataDir, project.id).project.brands).toEqual(BRANDS);
  expect(editsVersion(dataDir, project.id)).toBeNull();
});

test('what people said about a prompt outlives a later import', async () => {
  const { project } = await run(CSV);
  const { id } = project;
  const stored = readImported(dataDir, id);
  const prompts = stored.project.prompts.map((prompt) => ({
    ...prompt,
    paused: true,
    demand: { band: 'low', source: '自报' } as const,
  }));
  writeImported(dataDir, { ...stored.project, prompts }, [...stored.answers]);
  await run('prompt,answer,date,platform\nnew,Contoso again,2025-07-01,Kimi');
  const [first, ...others] = readImported(dataDir, id).project.prompts;
  expect(first).toMatchObject({ paused: true, demand: { band: 'low', source: '自报' } });
  expect(others.at(-1)).not.toHaveProperty('paused');
});

test('every reason to skip a row is counted with its lines, and the others go in', async () => {
  const rows = [
    'prompt,answer,date,status,error',
    'p,good,2025-01-01,,',
    ',no prompt,2025-01-01,,',
    'p,,2025-01-01,,',
    'p,,2025-01-01,refused,',
    'p,,2025-01-02,,timed out',
    'p,x,soon,,',
    'p,x,1999-01-01,,',
    'p,good,2025-01-01,,',
    'p,other text at the same time,2025-01-01,,',
    'p,a,b,c,d,e,f',
    'p,"never closed,2025-01-01,,',
  ];
  const { rows: result, totals } = await run(rows.join('\n'));
  expect(result).toMatchObject({ read: 11, imported: 4, alreadyThere: 0 });
  expect(
    Object.fromEntries(result.skipped.map(({ reason, places }) => [reason, places.map(({ line }) => line)])),
  ).toEqual({
    no_prompt: [3],
    no_text: [4],
    unreadable_date: [7],
    date_out_of_range: [8],
    duplicate: [9],
    too_many_cells: [11],
    unclosed_quote: [12],
  });
  expect(totals.statuses).toEqual({ ok: 2, refused: 1, empty: 0, failed: 1 });
});

test('a file without a good row writes nothing', async () => {
  for (const text of ['', 'hello', 'a,b\n1,2', '[]', '{"a": 1}', '[{"prompt": "p"}]', '\0\0\0\0']) {
    const summary = await run(text);
    expect(summary).toMatchObject({ written: false, rows: { imported: 0 } });
    expect(readdirSync(dataDir)).toEqual([]);
  }
});

test('a good project survives an import that brings nothing or breaks', async () => {
  await run(CSV);
  await run('a,b\n1,2');
  async function* breaking(): AsyncGenerator<Uint8Array> {
    yield await Promise.resolve(Buffer.from(`${CSV}\nKimi,p,,2025-01-01,more,\n`.repeat(900)));
    throw new Error('disk on fire');
  }
  await expect(run('', { source: { open: breaking, path: null } })).rejects.toThrow('disk on fire');
  const [summary] = listImported(dataDir);
  expect([...readImported(dataDir, summary?.id ?? '').answers]).toHaveLength(3);
  expect(readdirSync(join(dataDir, 'projects', summary?.id ?? '')).sort()).toEqual(['answers.jsonl', 'project.json']);
});

test('columns named by hand, also inside objects, and what was found of them', async () => {
  const text = JSON.stringify([
    { meta: { q: 'p' }, Body: [{ type: 'text', text: 'Contoso' }], When: 1748102164, __proto__x: 1 },
  ]);
  const { file, rows } = await run(text, {
    overrides: { prompt: 'meta.q', answer: 'Body', date: 'when', run: 'nope' },
  });
  expect(rows.imported).toBe(1);
  expect(file).toMatchObject({
    columns: [
      { field: 'prompt', column: 'meta.q' },
      { field: 'answer', column: 'Body' },
      { field: 'date', column: 'When' },
    ],
    unusedColumns: ['__proto__x'],
    missingChoices: ['run'],
  });
});

test('labels are kept by brand id, also of brands that are not tracked yet', async () => {
  const record = {
    prompt: 'p',
    answer: '北风 and Zeta',
    date: '2025-01-01',
    sentiment: 'negative',
    brand_sentiments: { Zeta: 'positive', 北风: 'neutral' },
  };
  await run(JSON.stringify([record]));
  const zeta = brandsOf({ brand: 'Zeta', competitors: [], matchCase: [], domains: [] })?.[0]?.id ?? '';
  const [answer] = readImported(dataDir, listImported(dataDir)[0]?.id ?? '').answers;
  expect(answer?.sentiments).toEqual({ [BRANDS?.[0]?.id ?? '']: 'neutral', [zeta]: 'positive' });
});

test('UTF-16, zero characters and faulty bytes are read and said', async () => {
  const utf16 = await run(Buffer.from(`\uFEFF${CSV}`, 'utf16le'));
  expect(utf16).toMatchObject({ file: { encoding: 'utf-16le' }, rows: { imported: 3 } });
  const faulty = Buffer.concat([
    Buffer.from('prompt,answer,date\np,bad '),
    Buffer.from([0xff, 0]),
    Buffer.from(' byte 豆,2025-01-01'),
  ]);
  const summary = await run(faulty, { projectName: 'faulty' });
  expect(summary).toMatchObject({ file: { encoding: 'utf-8', replacedCharacters: 1 }, rows: { imported: 1 } });
});

test('two imports at the same moment leave the answers of both', async () => {
  const [first, ...rest] = RECORDS;
  const [one, other] = await Promise.all([run(JSON.stringify([first])), run(JSON.stringify(rest))]);
  expect(one.rows.imported).toBe(1);
  expect(other.project.isNew).toBe(false);
  expect([...readImported(dataDir, one.project.id).answers]).toHaveLength(1 + other.rows.imported);
  expect(readdirSync(dataDir)).toEqual(['projects']);
});
