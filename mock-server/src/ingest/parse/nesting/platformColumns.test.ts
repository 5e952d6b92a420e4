import { expect, test } from 'vitest';
import { importedRows } from '#server/testing/importedRows.ts';
import { platformColumns } from './platformColumns.ts';

/** Platform, run, and column indexes by field. */
function found(names: string): readonly string[] {
  const keys = names.split(',');
  return platformColumns(keys).map(({ platform, run, columns }) =>
    [platform, run ?? '-', ...Array.from(columns, ([field, place]) => `${field}=${String(place)}`)].join(' '),
  );
}

test.each([
  ['ChatGPT,ChatGPT Notes,Gemini,Gemini Notes', ['ChatGPT - answer=0', 'Gemini - answer=2']],
  ['ChatGPT,ChatGPT (notes),Gemini,Gemini 备注', ['ChatGPT - answer=0', 'Gemini - answer=2']],
  [
    'ChatGPT (US),ChatGPT (UK),GPT-4o mini',
    ['ChatGPT (US) - answer=0', 'ChatGPT (UK) - answer=1', 'GPT-4o mini - answer=2'],
  ],
])('a column of remarks is none of answers: %s', (names, expected) => {
  expect(found(names)).toEqual(expected);
});

test.each([
  'ChatGPT run 1,ChatGPT run 2,Kimi run 1,Kimi run 2',
  'ChatGPT_1,ChatGPT_2,Kimi_1,Kimi_2',
  'ChatGPT 0,ChatGPT 1,Kimi 0,Kimi 1',
  'ChatGPT,ChatGPT run 2,Kimi,Kimi (run 2)',
  'ChatGPT,ChatGPT,Kimi,Kimi',
  'ChatGPT-第1次,ChatGPT-第2次,Kimi（第一次）,Kimi（第二次）',
  'ChatGPT回答1,ChatGPT回答2,Kimi第1次回答,Kimi第2次回答',
  'run1_ChatGPT_answer,run2_ChatGPT_answer,Kimi response 1,Kimi response 2',
])('columns of runs: %s', (names) => {
  expect(found(names)).toEqual(['ChatGPT 1 answer=0', 'ChatGPT 2 answer=1', 'Kimi 1 answer=2', 'Kimi 2 answer=3']);
});

test('numbers of models are none of runs', () => {
  expect(found('GPT-4,GPT-5')).toEqual(['GPT-4 - answer=0', 'GPT-5 - answer=1']);
  expect(found('Claude 3,Llama 3,o1,o3')).toHaveLength(4);
  expect(found('Claude 3.5 Sonnet,Gemini 1.5 Pro')).toEqual([
    'Claude 3.5 Sonnet - answer=0',
    'Gemini 1.5 Pro - answer=1',
  ]);
});

test('what belongs to a run goes with it, and what is told once is of all runs', () => {
  expect(found('Kimi 1,Kimi 2,Kimi sources 1,Kimi sources 2,Kimi model')).toEqual([
    'Kimi 1 answer=0 citations=2 model=4',
    'Kimi 2 answer=1 citations=3 model=4',
  ]);
  expect(found('豆包回答,豆包引用,豆包回答,豆包引用')).toEqual([
    '豆包 1 answer=0 citations=1',
    '豆包 2 answer=2 citations=3',
  ]);
  // The run of these sources is ambiguous.
  expect(found('Kimi 1,Kimi 2,Kimi sources')).toEqual(['Kimi 1 answer=0', 'Kimi 2 answer=1']);
});

test('a name and what it tells may follow each other without a mark', () => {
  expect(found('豆包回答,豆包引用,豆包是否提及,DeepSeek回答,DeepSeek引用来源')).toEqual([
    '豆包 - answer=0 citations=1',
    'DeepSeek - answer=3 citations=4',
  ]);
  expect(found('chatgptAnswer,geminiAnswer,geminiRank')).toEqual(['chatgpt - answer=0', 'gemini - answer=1']);
});

test('numbered sources of a platform are its sources, each by its name', () => {
  expect(found('ChatGPT answer,ChatGPT Citation 1,ChatGPT Citation 2')).toEqual([
    'ChatGPT - answer=0 Citation 1=1 Citation 2=2',
  ]);
});

test('a prompt of its own goes with the answer', () => {
  expect(found('id,gpt_prompt,gpt_response')).toEqual(['gpt - prompt=1 answer=2']);
});

test.each([
  ['engine 1,answer 1,engine 2,answer 2,engine 3,answer 3', 'answer 1, answer 2, answer 3'],
  ['answer_1,answer_2,answer_3,model_1,model_2,model_3', 'answer_1, answer_2, answer_3'],
])('answers with a numbered platform or model each are of these, not runs of one: %s', async (names, told) => {
  const cells: Record<string, readonly string[]> = {
    engine: ['ChatGPT', 'Kimi', 'ChatGPT'],
    answer: ['A.', 'B.', 'C.'],
  };
  const row = names.split(',').map((name) => {
    const [what = '', number = ''] = name.split(/[ _]/u);
    return (cells[what === 'model' ? 'engine' : what] ?? [])[Number(number) - 1];
  });
  const { rows, notes } = await importedRows(`prompt,${names},date\nWhich lamp?,${row.join(',')},2026-06-01\n`);
  expect(rows.map(({ platform, prompt, run, text }) => [platform, prompt, run, text])).toEqual([
    ['ChatGPT', 'Which lamp?', 1, 'A.'],
    ['Kimi', 'Which lamp?', 1, 'B.'],
    ['ChatGPT', 'Which lamp?', 2, 'C.'],
  ]);
  expect(notes).toContain(`column_platforms ${told}`);
});

test('beside one platform, numbered models are those of its runs', async () => {
  const { rows, notes } = await importedRows(
    'engine,prompt,answer 1,model 1,answer 2,model 2,date\nKimi,Which lamp?,A.,k1,B.,k2,2026-06-01\n',
  );
  expect(rows.map(({ platform, run, text, model }) => [platform, run, text, model])).toEqual([
    ['Kimi', 1, 'A.', 'k1'],
    ['Kimi', 2, 'B.', 'k2'],
  ]);
  expect(notes).toContain('column_runs answer 1, answer 2');
});

test('a column of verdicts is no answer, in whatever words; one with a text is', async () => {
  const rows = [
    ['Which lamp?', 'NO', 'Kimi would name Wickett, then Lumora.', 'Lumora'],
    ['Which desk?', 'YES-1st', 'no', 'Wickett'],
    ['Which bed?', 'MAYBE', 'Neither, as far as I know.', 'yes'],
    ['Which sofa?', 'second tier', 'no', 'Lumora'],
    ['Which mug?', '~pos7', 'no', 'Lumora'],
  ];
  const { rows: read, summary } = await importedRows(
    ['query,ChatGPT,Kimi,Gemini', ...rows.map((row) => row.map((cell) => `"${cell}"`).join(','))].join('\n'),
  );
  expect(read.map(({ platform, text }) => `${platform}: ${text}`)).toEqual([
    'Kimi: Kimi would name Wickett, then Lumora.',
    'Gemini: Lumora',
    'Gemini: Wickett',
    'Kimi: Neither, as far as I know.',
    'Gemini: Lumora',
    'Gemini: Lumora',
  ]);
  expect(summary.file.unusedColumns).toEqual(['ChatGPT']);
});
