import { expect, test } from 'vitest';
import type { ActionSubject, SavedAction } from '#client/api/actionSchemas.ts';
import { tableForTest } from '#server/testing/tableForTest.ts';
import { actionOf, boardOf, type StoredAction } from './boardOf.ts';
import { ownSubject } from './ownSubject.ts';

const { project } = tableForTest([]);
const OWN = { kind: 'create', effort: 'small', prompt_ids: [], url: null } as const;
const subject = (id: string, priority: number, answers = 5): ActionSubject => ({
  ...ownSubject(project, id, { ...OWN, prompt_ids: [] }, '2026-03-01T00:00:00.000Z'),
  rule: 'create_coverage',
  priority,
  answers,
});
const STATE: SavedAction = {
  column: 'doing',
  reason: null,
  assignee_id: 'ada',
  due: null,
  notes: 'ours',
  title: null,
  own: null,
};
const kept = (id: string, state: Partial<SavedAction>, old = subject(id, 1)): [string, StoredAction] => [
  id,
  { id, state: { ...STATE, ...state }, at: '2026-03-02T00:00:00.000Z', subject: old },
];
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

test('a finding made anew keeps what a person made of it, with the new figures', () => {
  const [action] = boardOf([[subject('a', 9, 70)]], new Map([kept('a', {}, subject('a', 1, 5))]));
  expect(action).toMatchObject({ column: 'doing', notes: 'ours', answers: 70, changed_by_person: true, gone: false });
});

test('a finding the rules no longer have stays when a person touched it, and says so', () => {
  const map = new Map([kept('a', {})]);
  expect(boardOf([[]], map)).toMatchObject([{ id: 'a', gone: true, answers: 5, assignee_id: 'ada' }]);
  expect(boardOf([[]], new Map())).toEqual([]);
});

test('what a person wrote down is never gone', () => {
  const map = new Map([kept('own|x', { own: { ...OWN, prompt_ids: [] } })]);
  expect(boardOf([], map)).toMatchObject([{ id: 'own|x', gone: false }]);
});

test('each rule shows its first findings that nobody has taken up; beyond them one is still known', () => {
  const many = Array.from({ length: 12 }, (_, i) => subject(`s${String(i).padStart(2, '0')}`, 100 - i));
  const map = new Map([kept('s00', { column: 'dismissed', reason: 'no' }), kept('s11', {})]);
  const board = boardOf([many], map);
  expect(board).toHaveLength(10);
  expect(idsOf(board)).toContain('s08');
  expect(idsOf(board)).not.toContain('s09');
  expect(board.find(({ id }) => id === 's11')?.gone).toBe(false);
  expect(actionOf([many], undefined, 's10')).toMatchObject({ column: 'todo', changed_by_person: false });
  expect(actionOf([many], undefined, 'nothing')).toBeNull();
});

test('what has a date comes first, then what was written down, then by priority', () => {
  const written = ownSubject(project, 'own|x', { ...OWN, prompt_ids: [] }, '');
  const map = new Map([
    kept('late', { due: '2026-04-02' }),
    kept('soon', { due: '2026-04-01' }),
    kept('own|x', { own: { ...OWN, prompt_ids: [] } }, written),
  ]);
  const found = [[subject('low', 1), subject('high', 7), subject('late', 3), subject('soon', 2)]];
  expect(idsOf(boardOf(found, map))).toEqual(['soon', 'late', 'own|x', 'high', 'low']);
});
