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
