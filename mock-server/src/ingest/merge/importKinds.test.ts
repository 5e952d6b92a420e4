import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RawAnswer } from '#server/analysis/table/RawAnswer.ts';
import { listImported, readImported } from '#server/store/projectFiles/projectStore.ts';
import { importLamps, sourceOf } from '#server/testing/importLamps.ts';
import { ZonedClock } from '../parse/times/parseTime.ts';
import type { ImportRequest } from './importRequest.ts';
import type { ImportSummary } from './importSummary.ts';
import { undoImport } from './undoImport.ts';

const NOW = Date.UTC(2026, 6, 1);

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kinds-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const run = (text: string | Uint8Array, changes: Partial<ImportRequest> = {}): Promise<ImportSummary> =>
  importLamps(sourceOf(text), dataDir, { fileName: 'lamps.csv', ...changes });

function stored(): { answers: readonly RawAnswer[]; platforms: string[]; prompts: string[]; imports: unknown[] } {
  const { project, answers } = readImported(dataDir, listImported(dataDir)[0]?.id ?? '');
  return {
    answers: [...answers],
    platforms: project.platforms.map(({ name }) => name),
    prompts: project.prompts.map(({ text }) => text),
    imports: [...(project.imports ?? [])],
  };
}

const urlsOf = ({ citations }: RawAnswer): unknown =>
  citations?.map(({ url, position }) => `${String(position)} ${url}`);
const notesOf = ({ file }: ImportSummary): string[] => file.notes.map(({ note }) => note);
const lines = (...rows: readonly string[]): string => rows.join('\n');

test('rows that differ in their source only are one answer, next to each other or apart', async () => {
  const [a, b, c] = ['https://a.example/1', 'https://b.example/2', 'https://c.example/3'];
  const row = (engine: string, url: string): string => `2026-06-01 10:00,${engine},Which lamp?,Take Lumora.,${url}`;
  const head = 'date,engine,question,response,cited_url';
  const next = await run(lines(head, row('Kimi', a), row('Kimi', b), row('Kimi', c), row('Claude', b)));
  expect(next).toMatchObject({ rows: { read: 4, imported: 2, skipped: [] }, joined: 2 });
  expect(stored().answers.map(urlsOf)).toEqual([[`1 ${a}`, `2 ${b}`, `3 ${c}`], [`1 ${b}`]]);
  const apart = await run(lines(head, row('Kimi', a), row('Claude', a), row('Kimi', b), row('Claude', c)), {
    projectName: 'Apart',
  });
  expect(apart).toMatchObject({ rows: { read: 4, imported: 2, skipped: [] }, joined: 2 });
  expect(apart.totals.citations).toMatchObject({ kept: 4 });
});

test('a row with nothing but a source continues the one above; one that adds nothing is a duplicate', async () => {
  const text = lines(
    'prompt,answer,date,platform,source_url,source_title',
    'Which lamp?,Lumora.,2026-06-01 10:00,Kimi,https://a.example,First',
    ',,,,https://b.example,Second',
    'Which lamp?,Lumora.,2026-06-01 10:00,Kimi,https://b.example,Second',
  );
  const summary = await run(text);
  expect(summary).toMatchObject({ rows: { imported: 1, skipped: [{ reason: 'duplicate', count: 1 }] }, joined: 1 });
  expect(stored().answers[0]?.citations?.map(({ title }) => title)).toEqual(['First', 'Second']);
});

test('a column called source is of sources where it holds addresses, and of platforms where it holds those', async () => {
  const rows = (first: string, second: string): string =>
    lines(
      `prompt,answer,date,source`,
      `Which lamp?,Lumora.,2026-06-01,${first}`,
      `Which torch?,Lumora.,2026-06-01,${second}`,
    );
  expect((await run(rows('https://a.example', 'https://b.example'))).totals.citations).toMatchObject({ kept: 2 });
  const platforms = await run(rows('Kimi', 'DeepSeek'), { projectName: 'Platforms' });
  expect(platforms.totals.platforms.map(({ name }) => name).sort()).toEqual(['DeepSeek', 'Kimi']);
});

test('what a spreadsheet shows for a broken cell, and words for nothing in other languages, are no answers', async () => {
  const texts = [
    '#N/A',
    '#NAME?',
    '#VALUE!',
    '未触发 AI 概览',
    '没有AI概览',
    '該当なし',
    '답변 없음',
    'sin respuesta',
    'na',
  ];
  const answers = ['#1 is Lumora', 'なしでは語れない Lumora', '没有AI概览的时代，大家用 Lumora'];
  const summary = await run(
    lines('prompt,answer,date', ...[...texts, ...answers].map((text, i) => `p${String(i)},"${text}",2026-06-01`)),
  );
  expect(summary.totals.statuses).toEqual({ ok: 3, refused: 0, empty: 7, failed: 2 });
});

test('messages of failed calls and words for nothing are no answers', async () => {
  const texts = [
    'Lumora is bright.',
    'Errors happen with cheap lamps: Lumora makes few of them.',
    'RateLimitError: Error code: 429 - slow down',
    'Request failed with status code 503',
    '请求超时，请稍后再试',
    '"{""error"":{""message"":""bad key""}}"',
    'N/A',
    'No AI Overview found',
    'An AI Overview is not available for this search',
    'Can’t generate an AI overview right now. Try again later.',
    '无',
  ];
  const summary = await run(
    lines('prompt,answer,date', ...texts.map((text, i) => `p${String(i)},"${text.replace(/^"|"$/gu, '')}",2026-06-01`)),
  );
  expect(summary.totals.statuses).toEqual({ ok: 2, refused: 0, empty: 5, failed: 4 });
  expect(summary.file.notes).toContainEqual({ note: 'failed_texts', line: 0, values: ['9'] });
  expect(summary.totals.brands[0]?.answers).toBe(2);
});

test('an error column counts when it says something, and a flag of success when it says no', async () => {
  const text = lines(
    'prompt,answer,date,error_message,is_success',
    'a,Lumora,2026-06-01,[],true',
    'b,Lumora,2026-06-01,{},1',
    'c,Lumora,2026-06-01,None,True',
    'd,partly,2026-06-01,TimeoutError,true',
    'e,partly,2026-06-01,,False',
  );
  expect((await run(text)).totals.statuses).toMatchObject({ ok: 3, failed: 2 });
});

test('runs, models, countries, languages and personas tell answers apart; equal rows are duplicates', async () => {
  const text = lines(
    'platform,model,country,lang,persona,iteration,prompt,answer,date',
    'Kimi,k1,de,en,nurse,0,p,same,2026-06-01',
    'Kimi,k1,de,en,nurse,1,p,same,2026-06-01',
    'Kimi,k2,de,en,nurse,0,p,same,2026-06-01',
    'Kimi,k1,fr,en,nurse,0,p,same,2026-06-01',
    'Kimi,k1,de,fr,nurse,0,p,same,2026-06-01',
    'Kimi,k1,de,en,chef,0,p,same,2026-06-01',
    'Kimi,k1,de,en,nurse,0,p,same,2026-06-01',
  );
  const first = await run(text);
  expect(first.rows).toMatchObject({ imported: 6, skipped: [{ reason: 'duplicate', count: 1 }] });
  expect(
    stored()
      .answers.map(({ run: number }) => number)
      .sort(),
  ).toEqual([1, 1, 1, 1, 1, 2]);
  expect(stored().answers[0]?.details).toEqual({ country: 'de', language: 'en', persona: 'nurse' });
  // The same rows in another order and file: none is new.
  const [head = '', ...rows] = text.split('\n');
  expect((await run(lines(head, ...rows.reverse()))).rows).toMatchObject({ imported: 0, alreadyThere: 7 });
});

test('a day without a time is that day in every zone, and stays one answer', async () => {
  const text = 'prompt,answer,date\np,Lumora,2026-05-01';
  await run(text, { clock: new ZonedClock('Asia/Shanghai') });
  const again = await run(`${text}\n`, { clock: new ZonedClock('America/New_York') });
  expect(again).toMatchObject({ rows: { imported: 0, alreadyThere: 1 } });
  expect(again.totals).toMatchObject({ answers: 1, firstDate: '2026-05-01', lastDate: '2026-05-01' });
});

test('the order of day and month is told by the whole column, or asked for; a file without dates is given one', async () => {
  const open = lines('prompt,answer,date', 'a,x,03/04/2026', 'b,y,05/06/2026');
  const asked = await run(open);
  expect(asked).toMatchObject({
    written: false,
    rows: { skipped: [{ reason: 'ambiguous_date', places: [{ line: 2, value: '03/04/2026' }, { line: 3 }] }] },
  });
  expect(asked.file.notes).toContainEqual({ note: 'date_guess', line: 0, values: ['03/04/2026'] });
  expect((await run(open, { dateOrder: 'dmy' })).totals).toMatchObject({ firstDate: '2026-04-03' });
  const told = await run(`${open}\nc,z,01/25/2026`, { projectName: 'Told' });
  expect(told.totals).toMatchObject({ firstDate: '2026-01-25', lastDate: '2026-05-06' });
  const none = await run('prompt,answer\np,Lumora', { projectName: 'None' });
  expect(none.rows.skipped).toMatchObject([{ reason: 'no_date' }]);
  const given = await run('prompt,answer\np,Lumora', { projectName: 'None', fileDate: '2026-02-03' });
  expect(given.totals).toMatchObject({ answers: 1, firstDate: '2026-02-03' });
  expect(notesOf(given)).toContain('file_date');
  const own = await run('prompt,answer,date\np,Lumora,2026-02-01', { projectName: 'Own', fileDate: '2026-02-03' });
  expect(own.totals).toMatchObject({ firstDate: '2026-02-01' });
  expect(notesOf(own)).not.toContain('file_date');
});

test('vendors are no platforms, and blanks none: the model tells it; a platform given by hand wins over a lone column of models', async () => {
  const rows = [
    ['serpapi', 'google ai mode'],
    ['openrouter', 'anthropic/claude-sonnet-4'],
    ['azure', 'gpt-4o-mini'],
    ['', 'openai:chat:gpt-5'],
    ['', 'our-own-model'],
    ['ChatGPT (web)', 'gpt-5'],
  ].map(([provider, model], i) => ({ provider, model, prompt: `p${String(i)}`, answer: 'x', date: '2026-06-01' }));
  const summary = await run(JSON.stringify(rows));
  expect(summary.totals.platforms.map(({ name, answers }) => [name, answers]).sort()).toEqual(
    [
      ['ChatGPT', 3],
      ['Claude', 1],
      ['Google AI Mode', 1],
      ['unspecified', 1],
    ].sort(),
  );
  const given = await run('model,prompt,answer,date\ngpt-4o,p,x,2026-06-01', {
    projectName: 'Given',
    defaultPlatform: 'Perplexity',
    isPlatformGiven: true,
  });
  expect(given.totals.platforms).toEqual([{ name: 'Perplexity', answers: 1 }]);
});

test('of two columns for one field the values decide, and it is said', async () => {
  const text = lines(
    'prompt,question,answer,output,platform,date',
    'Say in short: {q},Best lamp for reading?,Lumora,"Many readers like Wickett, for its warm light.",Kimi,2026-06-01',
    'Say in short: {q},Best lamp for sewing?,Lumora,"Wickett again, as it is bright.",Kimi,2026-06-01',
  );
  const summary = await run(text);
  expect(stored().prompts).toEqual(['Best lamp for reading?', 'Best lamp for sewing?']);
  expect(summary.totals.brands.map(({ answers }) => answers)).toEqual([0, 2]);
  expect(summary.file.notes).toContainEqual({ note: 'two_columns', line: 0, values: ['answer', 'output', 'answer'] });
});

test('of an answer as text and as HTML the text is taken, though it is shorter', async () => {
  const html = '<div class=""answer markdown""><p>Wickett.</p></div>';
  await run(lines('prompt,answer_html,answer_text,platform,date', `Which lamp?,"${html}",Wickett.,Kimi,2026-06-01`));
  expect(stored().answers.map(({ text }) => text)).toEqual(['Wickett.']);
});

/** Forty prompts asked on two platforms, with a distinct or a shared value per row in one column. */
function withTopics(topicOf: (prompt: number, row: number) => string): string {
  const rows = Array.from({ length: 80 }, (_, row) => {
    const prompt = row % 40;
    const platform = row < 40 ? 'Kimi' : 'ChatGPT';
    return `Best lamp for room ${String(prompt)}?,${topicOf(prompt, row)},Wickett is bright.,${platform},2026-06-01`;
  });
  return lines('prompt,category,answer,platform,date', ...rows);
}

test('a column in which every row or every prompt has its own value is not taken for topics, and that is said', async () => {
  const topics = (): readonly string[] => {
    const [entry] = listImported(dataDir);
    return entry === undefined ? [] : readImported(dataDir, entry.id).project.topics.map(({ name }) => name);
  };
  const ownOfRow = await run(withTopics((_, row) => `case ${String(row)}`));
  expect(ownOfRow.file.notes).toContainEqual({ note: 'topic_per_prompt', line: 0, values: ['category', '80', '80'] });
  expect(topics()).toEqual([]);
  const ownOfPrompt = await run(withTopics((prompt) => `Lamp ${String(prompt)}`));
  expect(ownOfPrompt.file.notes).toContainEqual({
    ...{ note: 'topic_per_prompt', line: 0 },
    values: ['category', '40', '80'],
  });
  expect(topics()).toEqual([]);
  const chosen = await run(
    withTopics((prompt) => `Lamp ${String(prompt)}`),
    { overrides: { topic: 'category' } },
  );
  expect(notesOf(chosen)).not.toContain('topic_per_prompt');
  expect(topics()).toHaveLength(40);
});

test('topics that prompts share are taken as they are', async () => {
  const summary = await run(withTopics((prompt) => `Room kind ${String(prompt % 8)}`));
  expect(notesOf(summary)).not.toContain('topic_per_prompt');
  const [entry] = listImported(dataDir);
  expect(readImported(dataDir, entry?.id ?? '').project.topics).toHaveLength(8);
});

test('the same file with another mapping takes the place of what it brought', async () => {
  const text = lines('tool,who,prompt,other,reply,date,from', 'x,Kimi,wrong,right,Lumora,2026-06-01,https://a.example');
  await run(text, { overrides: { platform: 'tool' } });
  expect(stored()).toMatchObject({ platforms: ['x'], prompts: ['wrong'] });
  const again = await run(text, {
    overrides: { platform: 'who', prompt: 'other', citations: 'from' },
    now: NOW + 1000,
  });
  expect(again).toMatchObject({ written: true, totals: { answers: 1, prompts: 1 } });
  expect(notesOf(again)).toContain('same_file');
  expect(stored()).toMatchObject({ platforms: ['Kimi'], prompts: ['right'], imports: [{ answers: 1 }] });
  // Only the citations changed: the same answer with new sources.
  await run(text, { overrides: { platform: 'who', prompt: 'other' }, now: NOW + 2000 });
  expect(stored().answers.map(({ citations }) => citations)).toEqual([null]);
  await run(text, { overrides: { platform: 'who', prompt: 'other', citations: 'from' }, now: NOW + 3000 });
  expect(stored().answers.map(urlsOf)).toEqual([['1 https://a.example']]);
});

test('an import can be undone; what another file had as well stays', async () => {
  const one = lines('prompt,answer,date', 'a,Lumora,2026-06-01', 'b,Lumora,2026-06-02');
  const two = lines('prompt,answer,date', 'b,Lumora,2026-06-02', 'c,Lumora,2026-06-03');
  await run(one, { fileName: 'one.csv' });
  await run(two, { fileName: 'two.csv', now: NOW + 1000 });
  const [first, second] = stored().imports as { id: string; file_name: string }[];
  expect([first?.file_name, second?.file_name]).toEqual(['one.csv', 'two.csv']);
  const projectId = listImported(dataDir)[0]?.id ?? '';
  const undone = await undoImport({ dataDir, projectId, importId: first?.id ?? '', now: NOW + 2000 });
  expect(undone).toEqual({ removed: 1, left: 2 });
  expect(stored().prompts).toEqual(['b', 'c']);
  expect(await undoImport({ dataDir, projectId, importId: second?.id ?? '', now: NOW + 3000 })).toEqual({
    removed: 2,
    left: 0,
  });
  expect(readFileSync(join(dataDir, 'projects', projectId, 'answers.jsonl'), 'utf8')).toBe('');
  await expect(undoImport({ dataDir, projectId, importId: 'imp-0', now: NOW })).rejects.toThrow('imp-0');
});
