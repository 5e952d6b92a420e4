import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listImported, readImported } from '#server/store/projectFiles/projectStore.ts';
import { importLamps, notesOfLamps, sourceOf, storedLamps } from '#server/testing/importLamps.ts';
import type { ImportRequest } from './importRequest.ts';
import type { ImportSummary } from './importSummary.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tables-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Imports a table with these lines. */
const run = (lines: readonly string[], changes: Partial<ImportRequest> = {}): Promise<ImportSummary> =>
  importLamps(sourceOf(lines.join('\n')), dataDir, { fileName: 'lamps.csv', ...changes });

const stored = () => storedLamps(dataDir);
const platforms = (): readonly unknown[] => stored().map(([platform]) => platform);

test.each([
  ['prompts', 'prompt,answer', ['Claude,a', 'ChatGPT,b']],
  ['topics', 'prompt,answer,category', ['Which lamp?,a,DeepSeek', 'Which desk?,b,ChatGPT']],
  ['keywords', 'keyword,prompt,answer', ['claude,Which lamp?,a', 'gemini,Which desk?,b']],
  [
    'more words than the name',
    'group,prompt,answer',
    ['Claude pricing,Which lamp?,a', 'Claude vs ChatGPT,Which desk?,b'],
  ],
])('names of platforms in a column of %s name no platform', async (_what, header, rows) => {
  await run([`${header},date`, ...rows.map((row) => `${row},2026-06-01`)]);
  expect(platforms()).toEqual(['unspecified', 'unspecified']);
});

test('a platform that is given goes before one that a column seems to name', async () => {
  const lines = ['prompt,answer,date,origin', 'Which lamp?,Lumora.,2026-06-01,ChatGPT'];
  await run(lines, { defaultPlatform: 'Kimi', isPlatformGiven: true });
  expect(platforms()).toEqual(['Kimi']);
  await run(lines);
  expect(platforms()).toEqual(['ChatGPT']);
});

test('sources that stand beside the answers of several platforms are of none of them, unless a person says so', async () => {
  for (const names of ['Sources', 'Citation URL', 'Source 1']) {
    const lines = [`prompt,ChatGPT,Kimi,Kimi sources,${names},date`, 'Which lamp?,a,b,,https://a.example/1,2026-06-01'];
    const summary = await run(lines);
    expect(stored().map((row) => row.slice(3))).toEqual([['a'], ['b', '']]);
    expect(notesOfLamps(summary)[0]).toBe(`shared_sources 0 ${names} ${names}`);
  }
  const lines = ['prompt,ChatGPT,Kimi,Links,date', 'Which desk?,c,d,https://a.example/2,2026-06-01'];
  await run(lines, { overrides: { citations: 'Links' }, projectName: 'Desks' });
  const desks = readImported(dataDir, listImported(dataDir).find(({ name }) => name === 'Desks')?.id ?? '');
  expect([...desks.answers].map(({ citations }) => citations?.length)).toEqual([1, 1]);
});

test('tables beneath each other are each of the platform in its title, or of none where it names none', async () => {
  const table = (title: string, answer: string): readonly string[] => [
    ...[`${title},,`, ',,', 'Prompt,Answer,Date', `Which lamp?,${answer},2026-06-01`],
  ];
  const [, , ...first] = table('', 'Lumora.');
  const summary = await run([
    ...['ChatGPT,,', ...first, ',,'],
    ...[...table('Gemini', 'Wickett.'), 'Prompt,Answer,Date', 'Which desk?,Both.,2026-06-01'],
    ...table('What others say', 'None.'),
  ]);
  expect(stored().map((row) => [row[0], row[3]])).toEqual([
    ...[
      ['ChatGPT', 'Lumora.'],
      ['Gemini', 'Wickett.'],
      ['Gemini', 'Both.'],
    ],
    ['unspecified', 'None.'],
  ]);
  expect(summary.rows.skipped.map(({ reason, count }) => [reason, count])).toContainEqual(['unreadable_date', 1]);
});

test.each([
  ['answer_1,answer_2'],
  ['Response 0,Response 1'],
  ['Run 1,Run 2'],
  ['第1次回答,第2次回答'],
  ['回答（第一轮）,回答（第二轮）'],
])('a column of answers for each time a prompt was asked, beside the one of platforms: %s', async (names) => {
  const lines = [
    `engine,prompt,${names},date`,
    'Kimi,Which lamp?,Lumora.,Wickett.,2026-06-01',
    'Grok,Which lamp?,,Both.,2026-06-01',
  ];
  const summary = await run(lines);
  expect(stored()).toEqual([
    ['Kimi', 'Which lamp?', 1, 'Lumora.'],
    ['Kimi', 'Which lamp?', 2, 'Wickett.'],
    ['Grok', 'Which lamp?', 2, 'Both.'],
  ]);
  expect(notesOfLamps(summary)).toContain(`column_runs 0 ${names.replace(',', ', ')}`);
});

test('of sources beside answers by run, those with the number of each are its own, and others of none', async () => {
  const url = (name: string): string => `https://a.example/${name}`;
  const asked = ['Kimi', 'Which lamp?', 'Lumora.', 'Wickett.', '2026-06-01'];
  const own = await run([
    'engine,prompt,answer 1,answer 2,date,citations 1,citations 2',
    [...asked, url('1'), url('2')].join(','),
  ]);
  expect(stored().map((row) => row.slice(3))).toEqual([
    ['Lumora.', url('1')],
    ['Wickett.', url('2')],
  ]);
  expect(notesOfLamps(own).join()).not.toContain('shared_sources');
  const desks = asked.map((cell) => cell.replace('lamp', 'desk'));
  const shared = await run([
    'engine,prompt,answer 1,answer 2,date,source 1,source 2,source 3',
    [...desks, url('1'), url('2'), url('3')].join(','),
  ]);
  expect(stored().slice(2)).toEqual([
    ['Kimi', 'Which desk?', 1, 'Lumora.'],
    ['Kimi', 'Which desk?', 2, 'Wickett.'],
  ]);
  expect(notesOfLamps(shared).join()).toContain('shared_sources 0 source 1, source 2, source 3');
});

test.each([
  ['a number in the name of a lone column', 'prompt,answer_1,notes'],
  ['a question and the ones after it', 'prompt,prompt_2,prompt_3'],
  ['numbers that are not counted', 'prompt,answer_3,answer_7'],
])('%s make no columns of runs', async (_what, header) => {
  const summary = await run([`${header},date`, 'Which lamp?,Lumora.,Wickett.,2026-06-01']);
  expect(notesOfLamps(summary).join()).not.toContain('column_runs');
});

test('columns that a person chose are no columns of a platform', async () => {
  const lines = ['id,gpt_prompt,gpt_response,gpt_sources,date', '1,Which lamp?,a,https://a.example/1,2026-06-01'];
  await run(lines, {
    overrides: { answer: 'gpt_response', prompt: 'gpt_prompt' },
    ...{ defaultPlatform: 'Kimi', isPlatformGiven: true },
  });
  expect(stored()).toEqual([['Kimi', 'Which lamp?', 1, 'a']]);
  await run(lines, { overrides: { prompt: 'gpt_prompt' } });
  expect(stored()).toEqual([['ChatGPT', 'Which lamp?', 1, 'a', 'https://a.example/1']]);
});

test.each(['Keyword', '关键词', '關鍵字', 'Search keyword'])(
  '%s is the prompt where nothing else is',
  async (keyword) => {
    await run([`${keyword},AI Overview,AI Overview Sources,Date`, 'best lamp,Lumora.,https://a.example/1,2026-06-01']);
    expect(stored()).toEqual([['Google AI Overviews', 'best lamp', 1, 'Lumora.', 'https://a.example/1']]);
    await run([`${keyword},question,answer,date`, 'lamp,Which lamp?,Wickett.,2026-06-01'], { projectName: 'Others' });
    const { project } = readImported(dataDir, listImported(dataDir).find(({ name }) => name === 'Others')?.id ?? '');
    expect(project.prompts.map(({ text }) => text)).toEqual(['Which lamp?']);
  },
);

test('a prompt that is written once for several platforms is that of the rows below it, and so is the date', async () => {
  const summary = await run([
    'prompt,platform,answer,date',
    'Which lamp?,ChatGPT,a,2026-06-01',
    ',Gemini,b,',
    ',Kimi,c,2026-06-02',
    'Which desk?,ChatGPT,d,2026-06-01',
    ',Gemini,e,2026-06-01',
    ',,a remark,',
  ]);
  expect(stored().map(([platform, prompt, , text]) => [platform, prompt, text])).toEqual([
    ['ChatGPT', 'Which lamp?', 'a'],
    ['Gemini', 'Which lamp?', 'b'],
    ['Kimi', 'Which lamp?', 'c'],
    ['ChatGPT', 'Which desk?', 'd'],
    ['Gemini', 'Which desk?', 'e'],
  ]);
  expect(notesOfLamps(summary)).toEqual(['continued_rows 3 3']);
  expect(summary.rows.skipped).toMatchObject([{ reason: 'no_prompt', count: 1 }]);
});

test.each([
  ['other rows repeat theirs', ['Which lamp?,ChatGPT,a', 'Which lamp?,Gemini,b', ',Kimi,c']],
  ['the platform comes again', ['Which lamp?,ChatGPT,a', ',ChatGPT,b', ',Gemini,c']],
  ['few rows have none', [...['a', 'b', 'c', 'd', 'e'].map((each) => `${each}?,ChatGPT,${each}`), ',Gemini,f']],
])('a row without a prompt is not given that of another where %s', async (_why, rows) => {
  const summary = await run(['prompt,platform,answer,date', ...rows.map((row) => `${row},2026-06-01`)]);
  const without = rows.filter((row) => row.startsWith(',')).length;
  expect(summary.rows.skipped).toMatchObject([{ reason: 'no_prompt', count: without }]);
  expect(notesOfLamps(summary)).toEqual([]);
});

test('names of columns in two rows, and a column without a name', async () => {
  const summary = await run([
    '问题,日期,豆包,,,DeepSeek,,',
    ',,回答,引用,备注,回答,引用,',
    '哪个灯好,2026-06-01,a,https://a.example/1,x,b,https://b.example/2,unseen',
    '哪个桌好,2026-06-01,c,,,,,',
  ]);
  expect(stored()).toEqual([
    ['豆包', '哪个灯好', 1, 'a', 'https://a.example/1'],
    ['DeepSeek', '哪个灯好', 1, 'b', 'https://b.example/2'],
    ['豆包', '哪个桌好', 1, 'c', ''],
  ]);
  expect(summary.file.unusedColumns).toEqual(['豆包 备注', '列 H (column H)']);
});

test('a column without a name can be chosen, and one that is empty is none', async () => {
  const lines = ['platform,prompt,answer,date,,', 'Kimi,Which lamp?,a,2026-06-01,,https://a.example/1'];
  expect((await run(lines)).file.unusedColumns).toEqual(['列 F (column F)']);
  const summary = await run(lines, { overrides: { citations: '列 F (column F)' } });
  expect(stored()).toEqual([['Kimi', 'Which lamp?', 1, 'a', 'https://a.example/1']]);
  expect(summary.file.unusedColumns).toEqual([]);
});

const times = (): readonly unknown[] =>
  [...readImported(dataDir, listImported(dataDir)[0]?.id ?? '').answers].map(({ asked_at: at }) =>
    new Date(at).toISOString().slice(0, 16),
  );

test.each([
  ['prompt,answer,date,time', ['02/06/2026,15:05', '13/06/2026,9:05 PM'], ['2026-06-02T15:05', '2026-06-13T21:05']],
  ['提问,回答,日期,时间', ['2026/6/2,下午3:05', '20260603,8:00'], ['2026-06-02T15:05', '2026-06-03T08:00']],
  ['prompt,answer,time,date', ['15:05,2026-06-02', ',2026-06-03'], ['2026-06-02T15:05', '2026-06-03T00:00']],
])('the day and the time of day in two columns are one time: %s', async (header, rows, expected) => {
  const summary = await run([header, ...rows.map((row, i) => `Which lamp ${String(i)}?,a,${row}`)]);
  expect(times()).toEqual(expected);
  expect(notesOfLamps(summary).some((note) => note.startsWith('joined_times 0 '))).toBe(true);
});

test('a time of day beside a whole time is not joined to it', async () => {
  await run(['prompt,answer,created_at,time', 'Which lamp?,a,2026-06-02T10:00:00Z,12:30']);
  expect(times()).toEqual(['2026-06-02T10:00']);
});

test.each([
  ['Frage;Plattform;Antwort;Datum;Quellen', '02.06.2026'],
  ['Pregunta;Plataforma;Respuesta;Fecha;Fuentes', '2 de junio de 2026'],
  ['Question;Plateforme;Réponse;Date;Sources', '2 juin 2026'],
  ['Вопрос;Платформа;Ответ;Дата;Источники', '02.06.2026'],
])('column names in further languages are known: %s', async (header, date) => {
  await run([header, `Which lamp?;Kimi;a;${date};https://a.example/1`]);
  expect(stored()).toEqual([['Kimi', 'Which lamp?', 1, 'a', 'https://a.example/1']]);
});

test.each([
  ['AI Overview (Yes)', 'AI Overview text', 'Yes', 'No'],
  ['AI Overview', 'AIO answer', '1', '0'],
  ['AIO', 'AI Overview content', '✓', ''],
  ['ChatGPT', 'ChatGPT Response', 'TRUE', 'false'],
])('a column of yes and no is no answer: %s beside %s', async (flag, text, yes, no) => {
  const summary = await run([
    `Keyword,${flag},${text},date`,
    `best lamp,${yes},Lumora.,2026-06-01`,
    `best desk,${no},,2026-06-01`,
    `best mug,${yes},Wickett.,2026-06-01`,
  ]);
  expect(stored().map((row) => row.slice(1))).toEqual([
    ['best lamp', 1, 'Lumora.'],
    ['best mug', 1, 'Wickett.'],
  ]);
  expect(summary.file.unusedColumns).toEqual([flag]);
});

test('where the only column of a platform holds yes and no, there is no answer', async () => {
  const summary = await run(['Keyword,AI Overview,date', 'best lamp,Yes,2026-06-01', 'best desk,No,2026-06-01']);
  expect(summary.written).toBe(false);
  expect(summary.file.missingFields).toEqual(['answer']);
});

test.each(['URL in AIO', 'URLs in AI Overview', 'Sources cited by AI Overview', 'Links in the AI Overview'])(
  '%s are sources',
  async (name) => {
    await run([`Keyword,AI Overview text,${name},date`, 'best lamp,Lumora.,https://a.example/1,2026-06-01']);
    expect(stored()).toEqual([['Google AI Overviews', 'best lamp', 1, 'Lumora.', 'https://a.example/1']]);
  },
);

test('a column of answers for each day is read as the answers of that day', async () => {
  const summary = await run([
    'Prompt,Platform,2026-06-02,2026-06-09',
    'Which lamp?,Kimi,Lumora.,Wickett.',
    'Which desk?,Kimi,,Lumora again.',
  ]);
  expect(stored().map(([platform, prompt, , text]) => [platform, prompt, text])).toEqual([
    ['Kimi', 'Which lamp?', 'Lumora.'],
    ['Kimi', 'Which lamp?', 'Wickett.'],
    ['Kimi', 'Which desk?', 'Lumora again.'],
  ]);
  expect(times().map((time) => String(time).slice(0, 10))).toEqual(['2026-06-02', '2026-06-09', '2026-06-09']);
  expect(notesOfLamps(summary)).toEqual(['column_dates 0 2026-06-02, 2026-06-09']);
});

test.each([
  ['hold ranks', ['Prompt,Platform,2026-06-02,2026-06-09', 'Which lamp?,Kimi,1,3']],
  ['stand beside a date', ['Prompt,Date,2026-06-02', 'Which lamp?,2026-06-01,Lumora.']],
])('columns called after days that %s are no answers', async (_what, lines) => {
  const summary = await run(lines);
  expect(summary.written).toBe(false);
  expect(summary.file.missingFields).toContain('answer');
});

test('a row that sums up those above is no answer', async () => {
  const { rows } = await run([
    'prompt,answer,platform,date',
    'Which lamp?,a,Kimi,2026-05-01',
    '合计,1,,',
    'Total,85%,Kimi,',
    'Summe,12,,',
    '总计：,3 条,,',
  ]);
  expect(rows).toMatchObject({ imported: 1, skipped: [{ reason: 'no_prompt', count: 4 }] });
});

test('the day on which a row was checked is that of its answer, a mark that it was is none', async () => {
  await run(['prompt,answer,platform,Checked', 'Which lamp?,a,Kimi,13/05/2026', 'Which desk?,b,Kimi,14/05/2026']);
  expect(times()).toEqual(['2026-05-13T00:00', '2026-05-14T00:00']);
  const other = await run(['prompt,answer,checked', 'Which lamp?,a,yes'], { projectName: 'Others' });
  expect(other.file.unusedColumns).toEqual(['checked']);
});

test('a column called Data is one of dates where it holds them', async () => {
  await run(['Domanda;Risposta;Piattaforma;Data', 'Which lamp?;a;Kimi;02.06.2026', 'Which desk?;b;Kimi;13/06/2026']);
  expect(times()).toEqual(['2026-06-02T00:00', '2026-06-13T00:00']);
  const other = await run(['prompt,answer,data', 'Which lamp?,a,42 rows'], { projectName: 'Others' });
  expect(other.file.unusedColumns).toEqual(['data']);
});
