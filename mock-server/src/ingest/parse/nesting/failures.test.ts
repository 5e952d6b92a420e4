import { expect, test } from 'vitest';
import { importedRows } from '#server/testing/importedRows.ts';

const told = async (content: unknown): Promise<readonly (readonly [string, string, string])[]> =>
  (await importedRows(content)).rows.map(({ prompt, platform, status }) => [prompt, platform, status]);

test('engines that failed stand beside those that answered', async () => {
  const results = [
    { query: 'A?', engines: { chatgpt: { answer: 'Lumora.' }, gemini: { error: 'rate limit' } } },
    { query: 'B?', engines: { chatgpt: { error: { code: 504 } }, gemini: { answer: '', error: 'quota' } } },
    { query: 'C?', engines: { chatgpt: [{ success: false }], gemini: { answer: null, status: 'blocked' } } },
  ];
  const expected = [
    ['A?', 'ChatGPT', 'ok'],
    ['A?', 'Gemini', 'failed'],
    ['B?', 'ChatGPT', 'failed'],
    ['B?', 'Gemini', 'failed'],
    ['C?', 'ChatGPT', 'failed'],
    ['C?', 'Gemini', 'refused'],
  ];
  expect(await told({ date: '2026-06-01', results })).toEqual(expected);
  expect(await told(results.map((each) => JSON.stringify(each)).join('\n'))).toEqual(expected);
});

test('so do platforms in lists, prompts as keys, and runs', async () => {
  expect(
    await told({
      items: [
        {
          question: 'A?',
          results: [
            { platform: 'Kimi', answer: 'Lumora.' },
            { platform: 'Claude', error: 'timeout' },
          ],
        },
        { question: 'B?', results: [{ platform: 'Kimi', error: 'timeout' }] },
      ],
    }),
  ).toEqual([
    ['A?', 'Kimi', 'ok'],
    ['A?', 'Claude', 'failed'],
    ['B?', 'Kimi', 'failed'],
  ]);
  expect(
    await told({ platform: 'Kimi', by_prompt: { 'A?': { answer: 'Lumora.' }, 'B?': { error: 'timeout' } } }),
  ).toEqual([
    ['A?', 'Kimi', 'ok'],
    ['B?', 'Kimi', 'failed'],
  ]);
  expect(await told([{ prompt: 'A?', platform: 'Kimi', runs: [{ error: 'timeout' }] }])).toEqual([
    ['A?', 'Kimi', 'failed'],
  ]);
});

test('an engine that gave nothing is told as a row without a text', async () => {
  const { rows, skipped } = await importedRows({
    results: [
      { query: 'A?', engines: { chatgpt: { answer: 'Lumora.' }, gemini: { answer: '' }, kimi: { text: null } } },
    ],
  });
  expect(rows).toHaveLength(1);
  expect(skipped).toEqual({ no_text: 2 });
});

test('faults of other things are no answers', async () => {
  const rows = await told({
    results: [
      {
        query: 'A?',
        platform: 'Kimi',
        fetch: { error: 'dns', content: '' },
        evaluation: { status: 'failed', score: 0 },
        runs: [{ answer: 'Lumora.', judge: { error: 'timeout' } }],
      },
    ],
    checks: { 'Is the site up?': { error: 'no' } },
  });
  expect(rows).toEqual([['A?', 'Kimi', 'ok']]);
});

test('a table in traditional Chinese tells which calls failed', async () => {
  const { rows, summary } = await importedRows(
    [
      '問題編號,問題,回答,狀態,錯誤訊息,平台,日期',
      '1,哪盞燈好?,Lumora。,成功,,ChatGPT,2026-06-01',
      '2,哪張桌好?,暫時無法取得,失敗,rate limit,ChatGPT,2026-06-01',
      '3,哪把椅好?,無,,連線逾時,ChatGPT,2026-06-01',
    ].join('\n'),
  );
  expect(rows.map(({ status }) => status)).toEqual(['ok', 'failed', 'failed']);
  expect(summary.file.columns).toContainEqual({ field: 'error', column: '錯誤訊息' });
  expect(summary.file.columns).toContainEqual({ field: 'prompt_id', column: '問題編號' });
  expect(summary.file.unusedColumns).toEqual([]);
});
