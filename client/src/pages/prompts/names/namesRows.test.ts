import { expect, test } from 'vitest';
import { changedRows, fieldOf, isFound, namesToSend, removedTopics, rowsOf } from './namesRows.ts';
import type { NamesRow } from './namesRows.ts';

const STORED = rowsOf({
  topics: [
    { id: 't1', name: 'Price', names: { zh: '价格' }, prompts: 3 },
    { id: 't2', name: 'Range', names: {}, prompts: 0 },
  ],
  tags: [{ tag: 't1', names: {}, prompts: 1 }],
});

const edited = (change: (row: NamesRow) => Partial<NamesRow>): readonly NamesRow[] =>
  STORED.map((row) => ({ ...row, ...change(row) }));

test('only what says something else is sent, and a tag keeps apart from a topic of its id', () => {
  expect(changedRows(STORED, STORED)).toEqual([]);
  const changed = changedRows(
    edited(({ kind }) => (kind === 'tag' ? { en: ' Focus ' } : {})),
    STORED,
  );
  expect(namesToSend(changed)).toEqual({ topics: [], tags: [{ tag: 't1', names: { en: 'Focus' } }] });
});

test('a name that is emptied is left out, which gives the recorded one back', () => {
  const changed = changedRows(
    edited(({ id, kind }) => (id === 't1' && kind === 'topic' ? { name: ' Cost ', zh: ' ' } : {})),
    STORED,
  );
  expect(namesToSend(changed)).toEqual({ topics: [{ id: 't1', name: 'Cost', names: {} }], tags: [] });
});

test('what the server refuses is found among the rows that were sent', () => {
  const sent = STORED.filter(({ id, kind }) => id === 't2' || kind === 'tag');
  expect(STORED.map((row) => fieldOf(row, sent))).toEqual(['topics[-1]', 'topics[0]', 'tags[0]']);
});

test('a topic that is taken out is told by its id, and is no change of names', () => {
  const rows = STORED.filter(({ id }) => id !== 't2');
  expect(removedTopics(rows, STORED)).toEqual(['t2']);
  expect(changedRows(rows, STORED)).toEqual([]);
});

test('a row is found by each of its names, in any case and width', () => {
  const [price] = STORED;
  expect(price && ['ＰRICE', '价', ' price '].map((q) => isFound(price, q))).toEqual([true, true, true]);
  expect(price && isFound(price, 'range')).toBe(false);
});
