import { expect, test } from 'vitest';
import { openTasks } from './openTasks.ts';

test('what is due first comes first, then what has begun; what is settled is no task', () => {
  const list = [
    { id: 'some day', column: 'todo', due: null },
    { id: 'begun', column: 'doing', due: null },
    { id: 'done', column: 'done', due: '2026-03-01' },
    { id: 'later', column: 'todo', due: '2026-04-01' },
    { id: 'soon', column: 'doing', due: '2026-03-12' },
    { id: 'not wanted', column: 'dismissed', due: null },
  ] as const;
  expect(openTasks(list).map(({ id }) => id)).toEqual(['soon', 'later', 'begun', 'some day']);
});
