import { expect, test } from 'vitest';
import { importedRows } from '#server/testing/importedRows.ts';

const TURNS = [
  ['s1', 1, 'system', 'Be brief.', '2026-05-01T08:00:00Z'],
  ['s1', 2, 'user', 'Which lamp?', '2026-05-01T08:00:01Z'],
  ['s2', 1, 'user', 'Which chair?', '2026-05-01T08:00:02Z'],
  ['s1', 3, 'assistant', 'Lumora.', '2026-05-01T08:00:03Z'],
  ['s1', 4, 'user', 'And a desk?', '2026-05-01T08:01:00Z'],
  ['s2', 2, 'assistant', 'Neither.', '2026-05-01T08:01:01Z'],
  ['s1', 5, 'assistant', 'Wickett.', '2026-05-01T08:01:02Z'],
] as const;
const PAIRS = [
  ['Which lamp?', 'Lumora.', '2026-05-01T08:00:03.000Z'],
  ['And a desk?', 'Wickett.', '2026-05-01T08:01:02.000Z'],
  ['Which chair?', 'Neither.', '2026-05-01T08:01:01.000Z'],
];
const KEYS = ['session_id', 'turn_number', 'role', 'content', 'created_at'];

const table = (keys: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  [keys, ...rows].map((row) => row.join(',')).join('\n');
const objects = (rows: readonly (readonly unknown[])[]): readonly object[] =>
  rows.map((row) => Object.fromEntries(KEYS.map((key, index) => [key, row[index]])));

test('rows with one message each are paired by conversation, whatever their format', async () => {
  const files = [
    table(KEYS, TURNS),
    // Shuffled: their numbers give the order.
    table(KEYS, [TURNS[6], TURNS[1], TURNS[3], TURNS[2], TURNS[5], TURNS[4]]),
    objects(TURNS),
    { rows: objects(TURNS) },
    objects(TURNS)
      .map((each) => JSON.stringify(each))
      .join('\n'),
  ];
  for (const file of files) {
    const { rows, skipped } = await importedRows(file, { defaultPlatform: 'Kimi', isPlatformGiven: true });
    expect(rows.map(({ prompt, text, at }) => [prompt, text, at])).toEqual(PAIRS);
    expect(skipped).toEqual({});
  }
});

test("Microsoft's export of what Copilot was asked: the latest first, an answer above its question at the same second", async () => {
  const { rows, skipped } = await importedRows(
    `\uFEFF${table(
      ['Conversation', 'Time', 'Author', 'Message'],
      [
        ['Desks', '2026-05-01T09:00:00', 'AI', 'Wickett.'],
        ['Desks', '2026-05-01T09:00:00', 'Human', 'Which desk?'],
        ['Lamps', '2026-05-01T08:00:05', 'AI', '"Lumora, and\nno other."'],
        ['Lamps', '2026-05-01T08:00:05', 'Human', 'Which lamp?'],
      ],
    )}`,
  );
  expect(rows).toMatchObject([
    {
      platform: 'Copilot',
      surface: 'app',
      prompt: 'Which lamp?',
      text: 'Lumora, and\nno other.',
      at: '2026-05-01T08:00:05.000Z',
    },
    { platform: 'Copilot', surface: 'app', prompt: 'Which desk?', text: 'Wickett.' },
  ]);
  expect(skipped).toEqual({});
  const same = await importedRows(
    'Conversation,Time,Author,Message\nL,2026-05-01T08:00:05,AI,Lumora.\nL,2026-05-01T08:00:05,Human,Lamp?',
  );
  expect(same.rows).toMatchObject([{ prompt: 'Lamp?', text: 'Lumora.' }]);
});

test('a question without an answer and an answer without a question are told', async () => {
  const { rows, skipped } = await importedRows(
    table(KEYS, [
      ['s1', 1, 'assistant', 'Welcome.', '2026-05-01T08:00:00Z'],
      ['s1', 2, 'user', 'Which lamp?', '2026-05-01T08:00:01Z'],
      ['s1', 3, 'assistant', 'Lumora.', '2026-05-01T08:00:02Z'],
      ['s1', 4, 'user', 'Sure?', '2026-05-01T08:00:03Z'],
    ]),
  );
  expect(rows.map(({ prompt }) => prompt)).toEqual(['Which lamp?']);
  expect(skipped).toEqual({ no_prompt: 1, no_text: 1 });
});

test('tables with such columns and other people in them are as they were', async () => {
  const { rows } = await importedRows('session_id,author,content,date\ns1,Jane,A page of ours.,2026-05-01');
  expect(rows).toEqual([]);
  const answers = await importedRows('session_id,role,prompt,text,date\ns1,assistant,Which lamp?,Lumora.,2026-05-01');
  expect(answers.rows).toMatchObject([{ prompt: 'Which lamp?', text: 'Lumora.' }]);
  const chosen = { overrides: { prompt: 'note', answer: 'content' } };
  const mapped = await importedRows(
    'session_id,role,note,content,date\ns1,assistant,Which lamp?,Lumora.,2026-05-01',
    chosen,
  );
  expect(mapped.rows).toMatchObject([{ prompt: 'Which lamp?', text: 'Lumora.' }]);
});

test('messages without a conversation are one if questions and answers take turns, else they are mixed up', async () => {
  const said = [
    ['user', 'Which lamp?'],
    ['assistant', 'Lumora.'],
    ['tool', '{}'],
    ['user', 'And a desk?'],
    ['assistant', 'Wickett.'],
  ];
  const objects = said.map(([role, content]) => ({ role, content }));
  const speakers = new Map([
    ['user', '用户'],
    ['assistant', '助手'],
    ['tool', 'tool'],
  ]);
  const files = [
    table(['role', 'content'], said),
    table(
      ['角色', '内容'],
      said.map(([role = '', text]) => [speakers.get(role), text]),
    ),
    objects,
    objects.map((each) => JSON.stringify(each)).join('\n'),
  ];
  for (const file of files) {
    expect((await importedRows(file)).rows).toMatchObject([
      { prompt: 'Which lamp?', text: 'Lumora.' },
      { prompt: 'And a desk?', text: 'Wickett.' },
    ]);
  }
  const mixed = [objects[0], objects[3], objects[1], objects[4]];
  expect(await importedRows(mixed)).toMatchObject({ rows: [], skipped: { no_prompt: 4 } });
});
