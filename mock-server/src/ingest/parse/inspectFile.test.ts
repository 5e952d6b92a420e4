import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileProblem, problemOfBytes } from './fileProblem.ts';
import { inspectFile } from './inspectFile.ts';
import type { FileInspection, InspectRequest } from './inspectFile.ts';
import { ZonedClock } from './times/parseTime.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'inspect-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function inspect(content: string | Uint8Array, changes: Partial<InspectRequest> = {}) {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  return inspectFile({
    path,
    fileName: 'x',
    format: null,
    overrides: {},
    clock: new ZonedClock('UTC'),
    now: Date.UTC(2026, 2, 1),
    defaultPlatform: 'unspecified',
    ...changes,
  });
}

async function found(content: string | Uint8Array, changes: Partial<InspectRequest> = {}): Promise<FileInspection> {
  const result = await inspect(content, changes);
  if (typeof result === 'string') throw new Error(result);
  return result;
}

test('columns come in the order of the file, with up to three different samples', async () => {
  const rows = ['q', 'q', 'r', 's', 't'].map((prompt) => `${prompt},,2026-01-01,a`);
  const { columns } = await found(['prompt,empty,date,answer', ...rows].join('\n'));
  expect(columns).toEqual([
    { name: 'prompt', samples: ['q', 'r', 's'] },
    { name: 'empty', samples: [] },
    { name: 'date', samples: ['2026-01-01'] },
    { name: 'answer', samples: ['a'] },
  ]);
});

test('a row that would be skipped is shown as it stands, with the reason', async () => {
  const { rows } = await found('prompt,date,answer\np1,2026-01-01,fine\np2,someday,no date');
  expect(rows).toEqual([
    expect.objectContaining({ prompt: 'p1', date: '2026-01-01', platform: 'unspecified', status: 'ok' }),
    { prompt: 'p2', date: 'someday', answer: 'no date', problem: 'unreadable_date' },
  ]);
});

test('cells are cut, but not through a character', async () => {
  const { rows, columns } = await found(`prompt,date,answer\np,2026-01-01,${'x'.repeat(298)}${'😀'.repeat(5)}`);
  expect(rows[0]?.['answer']).toBe(`${'x'.repeat(298)}😀…`);
  expect(columns[2]?.samples[0]).toHaveLength(120);
});

test('fields that a raw reply holds need no column', async () => {
  const choices = [{ index: 0, message: { role: 'assistant', content: 'Lumora' }, finish_reason: 'stop' }];
  const reply = { id: 'r', object: 'chat.completion', model: 'sonar', created: 1_769_940_000, choices };
  expect(await found(JSON.stringify([{ prompt: 'Which lamp?', ...reply }]))).toMatchObject({
    missing: [],
    rows: [{ prompt: 'Which lamp?', answer: 'Lumora', platform: 'Perplexity' }],
  });
  expect((await found(JSON.stringify([{ query: 'Which lamp?', response: reply }]))).missing).toEqual([]);
  expect((await found(JSON.stringify([reply]))).missing).toEqual(['prompt']);
});

test('JSON of any wrapping and one object per line are known by their content, whatever they are called', async () => {
  const record = { Body: 'Lumora', Q: 'which?', When: 1769940000, deep: { er: 1 } };
  const json = await found(JSON.stringify({ meta: 1, rows: [record] }), { fileName: 'a.csv' });
  expect(json).toMatchObject({ format: 'json', mapping: {}, missing: ['prompt', 'answer', 'date'] });
  expect(json.columns.map(({ name, samples }) => [name, samples[0]])).toEqual([
    ['Body', 'Lumora'],
    ['Q', 'which?'],
    ['When', '1769940000'],
    ['deep', '{"er":1}'],
  ]);
  const chosen = await found(JSON.stringify({ rows: [record] }), {
    overrides: { answer: 'Body', prompt: 'Q', date: 'When', run: 'deep.er', topic: 'none' },
  });
  expect(chosen.rows[0]).toMatchObject({ answer: 'Lumora', prompt: 'which?', run: '1' });
  expect(chosen.missingChoices).toEqual(['topic']);
  const lines = `${JSON.stringify(record)}\n${JSON.stringify(record)}\n`;
  expect((await found(lines, { fileName: 'a.json' })).format).toBe('jsonl');
});

test('a field can be told to have no column', async () => {
  const text = 'topic,prompt,date,answer\nA,q,2026-01-01,x';
  expect((await found(text)).mapping).toHaveProperty('topic', 'topic');
  const without = await found(text, { overrides: { topic: null } });
  expect(without.mapping).not.toHaveProperty('topic');
  expect(without.missingChoices).toEqual([]);
});

test('the sites that the answers cite are told by registrable domain, those of most answers first', async () => {
  const rows = [
    'p,2026-01-01,a,https://www.kelvora.co.uk/a https://shop.kelvora.co.uk/b',
    'q,2026-01-01,b,https://g2.com/x https://kelvora.co.uk/',
    'r,2026-01-01,c,none',
  ];
  const { cited_sites: sites } = await found(['prompt,date,answer,citations', ...rows].join('\n'));
  expect(sites).toEqual([
    { domain: 'kelvora.co.uk', label: 'kelvora', answers: 2 },
    { domain: 'g2.com', label: 'g2', answers: 1 },
  ]);
});

test('tables in other encodings and with other delimiters are read', async () => {
  const text = 'question;answer;date\n哪款；好？;"a;b, c";2026-01-01';
  for (const bytes of [text, Buffer.from(`\uFEFF${text}`, 'utf16le'), `sep=;\n${text}`]) {
    expect((await found(bytes)).rows).toEqual([expect.objectContaining({ prompt: '哪款；好？', answer: 'a;b, c' })]);
  }
});

test('only the beginning of a long file is read, and what is cut off there is no fault', async () => {
  const row = (index: number): string => `p${index},2026-01-01,"${'long text, '.repeat(500)}"`;
  const text = ['prompt,date,answer', ...Array.from({ length: 3000 }, (_, index) => row(index))].join('\n');
  const { sampled_answers: sampled, rows } = await found(text);
  expect(sampled).toBeGreaterThan(300);
  expect(sampled).toBeLessThanOrEqual(500);
  expect(rows.filter(({ problem }) => problem !== undefined)).toEqual([]);
});

test('one record longer than what is usually read is still found', async () => {
  const { sampled_answers: sampled } = await found(
    JSON.stringify([{ prompt: 'p', date: '2026-01-01', answer: 'x'.repeat(3_000_000) }]),
  );
  expect(sampled).toBe(1);
});

test.each([
  ['a table of one column', 'answer\nx\ny', 'no_table'],
  ['a header without rows', 'prompt,answer,date', 'no_table'],
  ['a list of numbers', '[1, 2, 3]', 'no_list'],
  ['an object without a list', '{"a": {"b": 1}}', 'no_list'],
  ['broken JSON', '{"answers": [', 'no_list'],
  ['an object of one field', '[{"a": 1}]', 'no_list'],
])('%s cannot be imported', async (_what, content, problem) => {
  expect(await inspect(content)).toBe(problem);
});

test.each([
  ['nothing', '', 'empty'],
  ['blanks', '\uFEFF \n\n ', 'empty'],
  ['a workbook or an archive, which is looked into', 'PK\u0003\u0004xl/workbook.xml', null],
  ['a workbook of the old kind', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'old_workbook'],
  ['a database', 'SQLite format 3\0', 'database'],
  ['an archive of another kind', Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x24]), 'packed'],
  ['a tape archive', `answers.csv${'\0'.repeat(246)}ustar`, 'packed'],
  ['a PDF', '%PDF-1.7 x', 'document'],
  ['a text with formats', '{\\rtf1\\ansi x}', 'document'],
  ['bytes', Buffer.from(Array.from({ length: 500 }, (_, index) => index % 256)), 'binary'],
  ['Chinese in HZ', 'prompt,answer\n~{MF5F~},~{;y5X~}\n', 'seven_bit'],
  ['Chinese in UTF-7', 'prompt,answer\n+VOp5zV4Qe/c,+XHGYzg.\n+d2GIi2AOTkiQCQ,+TpFoFg.\n', 'seven_bit'],
  [
    'words behind a plus',
    'prompt,answer\n+1-555 a+b+cde,C++11 +more/than +thisOne\nq+a,Pro+Max+Ultra Plus+Lumora+Wickett x+Tab~{}\n',
    null,
  ],
  ['a page', '\n<!doctype html><p>a,b,c', 'markup'],
  ['a drawing', '<svg onload="x"/>', 'markup'],
  ['a table', 'a,b\n1,2', null],
  ['a table with a stray zero', `a,b\n${'1,2\n'.repeat(100)}\0`, null],
  ['a table in UTF-16 without a mark', Buffer.from('prompt,answer\n1,2', 'utf16le'), null],
  ['a table in GB18030', Buffer.from([0xb4, 0xf0, 0xb0, 0xb8, 0x2c, 0x62, 0x0a]), null],
])('by its bytes, %s is judged rightly', (_what, content, problem) => {
  expect(problemOfBytes(Buffer.from(content))).toBe(problem);
});

test('a file is judged by its beginning on disk', async () => {
  const path = join(folder, 'page');
  writeFileSync(path, `<html>${' '.repeat(200_000)}`);
  expect(await fileProblem(path)).toBe('markup');
});

test('sources of which it is open whose they are can be chosen', async () => {
  const table = 'prompt,Kimi,Claude,Sources,date\np,a,b,https://a.example/1,2026-01-01';
  const { columns, mapping, notes } = await found(table);
  expect(mapping['citations']).toBeUndefined();
  expect(notes).toContainEqual({ note: 'shared_sources', line: 0, values: ['Sources', 'Sources'] });
  expect(columns.map(({ name }) => name)).toContain('Sources');
  const chosen = await found(table, { overrides: { citations: 'Sources' } });
  expect(chosen.rows.map(({ citations }) => citations)).toEqual(['https://a.example/1', 'https://a.example/1']);
});

test('of a table with a column per platform, each of its columns can be chosen', async () => {
  const table = 'prompt,Kimi answer,Claude answer,date\np,a,b,2026-01-01';
  const { columns, mapping } = await found(table);
  expect(mapping).toMatchObject({ answer: 'answer', platform: 'platform' });
  expect(columns).toContainEqual({ name: 'Claude answer', samples: ['b'] });
  const chosen = await found(table, { overrides: { answer: 'Claude answer' } });
  expect(chosen.mapping).toEqual({ prompt: 'prompt', answer: 'Claude answer', date: 'date' });
  expect(chosen.rows).toMatchObject([{ platform: 'Claude', answer: 'b' }]);
});

test('an object that is cut off within a text keeps nobody waiting', { timeout: 4000 }, async () => {
  const cut = `{"prompt":"p","date":"2026-01-01","answer":"${'cut off '.repeat(10)}`;
  expect(await inspect(`{"data":{"answers":[${cut}`)).toBeDefined();
});

test.each([
  [
    'yaml',
    '- prompt: Which lamp, really?\n  answer: Lumora.\n  date: 2026-01-01\n- prompt: Which desk?\n  answer: None.\n',
  ],
  ['stream', 'data: {"event": "message", "answer": "Lumora"}\n\ndata: {"event": "message_end"}\n\n'],
  ['stream', 'event: delta\ndata: {"content": "Lumora"}\n\n'],
  ['batch_input', '{"custom_id": "1", "body": {"messages": [{"role": "user", "content": "Which lamp?"}]}}\n'],
  ['json_comments', '// of June\n[{"prompt": "p", "answer": "a"}]\n'],
  ['transcript', 'User: Which lamp, if any?\nChatGPT: Lumora, I think.\n\nUser: And a desk?\nChatGPT: None.\n'],
  [
    'analytics',
    '# ----------------------------------------\n# Traffic acquisition\n# Property: Lumora\n# ----------------------------------------\n#\n# All users\n# Start date: 20260501\n# End date: 20260531\nSession source / medium,Sessions\nkimi.com / referral,12\n',
  ],
  [
    'analytics',
    '# ---------------\r\n# Free form\r\n# 20260501-20260531\r\n# ---------------\r\n\r\nDay,Sessions\r\n1,2\r\n',
  ],
  ['analytics', 'Date,Session source,Sessions\n20260501,chatgpt.com,12\n'],
  ['analytics', '"会话来源/媒介","着陆页","会话数"\nkimi.com / referral,/lamps,12\n'],
  ['search_report', 'Top queries,Clicks,Impressions,CTR,Position\nwhich lamp?,120,4000,3%,4.2\n'],
  ['search_report', 'query,page,date,clicks,impressions,ctr,position\nwhich lamp?,/,2026-05-01,1,9,0.1,4.2\n'],
  ['search_report', '热门查询,点击次数,展示,点击率,排名\n哪盏灯好,12,400,3%,4.2\n'],
  ['search_report', '{"rows":[{"keys":["which lamp?"],"clicks":1,"impressions":9,"ctr":0.1,"position":4}]}'],
  ['access_log', '192.0.2.1 - - [27/May/2026:10:00:00 +0000] "GET / HTTP/1.1" 200 12 "-" "GPTBot/1.0"\n'],
  ['access_log', '#Software: Server\n#Fields: date time cs-uri-stem\n2026-05-27 10:00:00 /\n'],
  ['transcript', '我：哪个灯好？\n豆包：Lumora。\n'],
  ['transcript', '导出时间: 2026\n\n【User】 (#1):\n哪个灯好？\n\n【Doubao】 (#2):\nLumora。\n'],
  ['transcript', '# June\n\n## Which lamp?\n\nLumora, as it is bright.\n\n## Which desk?\n\nNone.\n'],
] as const)('a file without columns of ours is called what it looks like: %s', async (problem, content) => {
  expect(await inspect(content)).toBe(problem);
});

test('answers with the clicks of their prompts are answers', async () => {
  const table = 'query,clicks,impressions,ctr,position,answer,date\nWhich lamp?,1,9,0.1,4,Lumora.,2026-05-01\n';
  expect((await found(table)).mapping).toMatchObject({ prompt: 'query', answer: 'answer' });
});

test('a table of other names is no text of another kind', async () => {
  expect((await found('name,text one,note\nx,y,z\nu,v,w')).missing).toEqual(['prompt', 'answer', 'date']);
});

test('remarks above a table of other names make it no text of another kind', async () => {
  const { columns, notes } = await found(
    '# exported in June\n# by a tool, in a hurry\n#\nfirst;second;note\nx;y;z\nu;v;w\n',
  );
  expect(columns.map(({ name }) => name)).toEqual(['first', 'second', 'note']);
  expect(notes).toEqual([{ note: 'header_line', line: 4, values: [] }]);
});

test('a column of numbers is no remark', async () => {
  expect((await found('#,first,second\n1,x,y\n2,u,v')).columns.map(({ name }) => name)).toEqual([
    '#',
    'first',
    'second',
  ]);
});

test.each([
  ['related', ''],
  ['alternative', 'Received: from a.example\r\n (b.example)\r\n'.repeat(12)],
])('a web page or an email in one file is called that, whatever its name: multipart/%s', async (kind, before) => {
  const path = join(folder, 'old.xls');
  writeFileSync(
    path,
    `${before}MIME-Version: 1.0\r\nContent-Type: multipart/${kind};\r\n boundary="x"\r\n\r\n--x\r\n<table></table>`,
  );
  expect(await fileProblem(path)).toBe('web_archive');
});

test('it is told how empty cells of the sources column are read, where there are any', async () => {
  const table = 'prompt,answer,date,sources\nq,a,2026-01-01,';
  expect((await found(table)).empty_sources).toBe('none');
  expect((await found(table, { emptySources: 'not_recorded' })).empty_sources).toBe('not_recorded');
  expect((await found(`${table}https://a.example/1`)).empty_sources).toBeNull();
  expect((await found('prompt,answer,date\nq,a,2026-01-01')).empty_sources).toBeNull();
});

const DUMP = 'COPY public.answers (id, prompt, engine, answer, created_at) FROM stdin;\n1\tq\tKimi\ta\t2026-01-01\n';
const ENTRY = { request: { url: 'https://api.example/' }, response: { content: { text: '{"answer":"a"}' } } };

test.each([
  ['an SQL dump', `--\n-- PostgreSQL database dump\n--\n${DUMP}`, 'database'],
  ['one of inserts', 'CREATE TABLE `answers` (prompt, answer, date);\nINSERT INTO `answers` VALUES (1);\n', 'database'],
  ['a recording of requests', JSON.stringify({ log: { version: '1.2', creator: {}, entries: [ENTRY] } }), 'requests'],
])('%s is called what it is, whatever columns it seems to have', async (_what, content, problem) => {
  expect(await inspect(content)).toBe(problem);
});

test('statements in answers and logs of a program of one’s own are no such files', async () => {
  const table = 'prompt,answer,date\nq,"CREATE TABLE lamps;\nINSERT INTO lamps",2026-01-01\n';
  expect((await found(table)).rows).toHaveLength(1);
  const log = { log: { entries: [{ prompt: 'q', answer: 'a', date: '2026-01-01' }] } };
  expect((await found(JSON.stringify(log))).rows).toHaveLength(1);
});

const LONG = 100_000;

test.each([
  ['digits in a row of totals', `prompt,answer\nWhich lamp?,Lumora\nTotal,${'0'.repeat(LONG)}x\n`],
  [
    'blanks in a table of Markdown',
    `| prompt | answer |\n|---|---|\n| Which lamp? | Lumora |\n| ${' '.repeat(LONG)}x | y |\n`,
  ],
  ['backslashes', `prompt,answer\nWhich lamp?,Lumora\nx,${'\\'.repeat(LONG)}y\nWhich desk?,Wickett\n`],
])('a cell of very many %s is read at once', async (_what, content) => {
  const began = performance.now();
  expect((await found(content)).rows[0]).toMatchObject({ prompt: 'Which lamp?', answer: 'Lumora' });
  expect(performance.now() - began).toBeLessThan(3000);
});
