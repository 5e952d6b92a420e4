import { expect, test } from 'vitest';
import { importedRows } from '#server/testing/importedRows.ts';

test('records of Feishu tables: texts in pieces, links, choices and formulas', async () => {
  const piece = (text: string) => ({ type: 'text', text });
  const fields = {
    问题: [piece('哪款台灯'), piece('最好？')],
    回答: [piece('推荐 '), { type: 'url', text: '官网', link: 'https://lumora.example/glow' }, piece('。')],
    平台: ['豆包'],
    采集时间: 1_777_798_800_000,
    信源: { text: 'Glow', link: 'https://lumora.example/glow' },
    标签: ['台灯', '家居'],
    轮次: { type: 2, value: [2] },
    负责人: [{ id: 'ou_1', name: '张三' }],
  };
  const reply = {
    code: 0,
    msg: 'success',
    data: { items: [{ record_id: 'rec1', fields }], has_more: false, total: 1 },
  };
  for (const file of [reply, [{ record_id: 'rec1', fields }]]) {
    const { rows } = await importedRows(file);
    expect(rows).toEqual([
      expect.objectContaining({
        ...{ prompt: '哪款台灯最好？', platform: '豆包', run: 2, at: '2026-05-03T09:00:00.000Z' },
        text: '推荐 [官网](https://lumora.example/glow)。',
        citations: [{ position: 1, url: 'https://lumora.example/glow', title: 'Glow' }],
      }),
    ]);
  }
});

test('pages of a Notion database, and its CSV with related entries and periods', async () => {
  const words = (text: string, href: string | null = null) => ({ type: 'text', plain_text: text, href });
  const properties = {
    Prompt: { type: 'title', title: [words('Which '), words('lamp?')] },
    Platform: { type: 'select', select: { name: 'ChatGPT' } },
    Answer: { type: 'rich_text', rich_text: [words('Lumora, see '), words('here', 'https://a.example/1')] },
    Date: { type: 'date', date: { start: '2026-05-03', end: '2026-05-04' } },
    Sources: { type: 'url', url: 'https://a.example/1' },
    Shots: { type: 'files', files: [{ name: 'a.png' }] },
  };
  const { rows } = await importedRows({ object: 'list', results: [{ object: 'page', id: 'p', properties }] });
  const expected = { prompt: 'Which lamp?', platform: 'ChatGPT', at: '2026-05-03T00:00:00.000Z', model: '' };
  expect(rows).toEqual([
    expect.objectContaining({
      ...expected,
      text: 'Lumora, see [here](https://a.example/1)',
      citations: [{ position: 1, url: 'https://a.example/1', title: '' }],
    }),
  ]);
  const link = (name: string) => `${name} (https://www.notion.so/${name.slice(0, 3)}-0123456789abcdef?pvs=21)`;
  const csv = `Prompt,Platform,Answer,Date\n${link('Which lamp?')},${link('ChatGPT')},Lumora,"May 3, 2026 → May 4, 2026"`;
  expect((await importedRows(csv)).rows).toEqual([expect.objectContaining({ ...expected, text: 'Lumora' })]);
});

test('choices and looked-up fields of Airtable', async () => {
  const fields = { Prompt: ['Which lamp?'], Platform: ['ChatGPT'], Answer: 'Lumora', Date: '2026-05-03' };
  const { rows } = await importedRows({ records: [{ id: 'rec1', createdTime: '2026-05-04T00:00:00.000Z', fields }] });
  expect(rows).toEqual([expect.objectContaining({ prompt: 'Which lamp?', platform: 'ChatGPT', text: 'Lumora' })]);
});

test('a looked-up text goes before the key of the record it is of', async () => {
  const fields = { Prompt: ['recAbCdEf12345678'], 'Prompt Text (from Prompt)': ['Which lamp?'], Answer: 'Lumora' };
  const file = { records: [{ id: 'rec1', fields: { ...fields, Platform: 'ChatGPT', Date: '2026-05-03' } }] };
  expect((await importedRows(file)).rows.map(({ prompt }) => prompt)).toEqual(['Which lamp?']);
});

test('numbered questions of surveys, and properties that n8n reads from Notion', async () => {
  const survey = await importedRows(
    '提交答卷时间,1、使用的AI平台,2、提问内容,3、AI回答内容,4、参考链接\n2026/5/3 17:00:10,豆包,哪款灯？,Lumora,https://a.example/1',
  );
  expect(survey.rows).toEqual([
    expect.objectContaining({
      ...{ platform: '豆包', prompt: '哪款灯？', text: 'Lumora', at: '2026-05-03T17:00:10.000Z' },
      citations: [{ position: 1, url: 'https://a.example/1', title: '' }],
    }),
  ]);
  const item = { property_prompt: 'Which lamp?', property_platform: 'ChatGPT', property_answer: 'Lumora' };
  const { rows } = await importedRows([
    { ...item, property_date: { start: '2026-05-03', end: null, time_zone: null } },
  ]);
  expect(rows).toEqual([expect.objectContaining({ prompt: 'Which lamp?', at: '2026-05-03T00:00:00.000Z' })]);
});

test('a chat in a cell of a table', async () => {
  const chat = [
    { obj: 'Human', value: 'Which lamp?' },
    { obj: 'AI', value: 'Lumora' },
  ];
  const cell = JSON.stringify(chat).replaceAll('"', '""');
  const { rows } = await importedRows(`时间,标题,对话详情\n2026-05-03 09:00:00,Lamps,"${cell}"`);
  expect(rows).toEqual([
    expect.objectContaining({ prompt: 'Which lamp?', text: 'Lumora', at: '2026-05-03T09:00:00.000Z' }),
  ]);
});
