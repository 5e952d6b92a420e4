import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import cards from './ProjectCards.module.scss';

const project = (id: string, archived = false) => ({
  ...{ id, name: id, brand: id, archived },
  ...({ has_data: 1, origin: 'import' } as const),
});

function placesOf(list: readonly ReturnType<typeof project>[]): number {
  const { stores } = createTestStores();
  runInAction(() => {
    stores.projects.list = list;
  });
  const { container, unmount } = renderForTest(<CardsSkeleton />, { stores });
  const count = container.querySelector(`.${cards['list'] ?? ''}`)?.childElementCount;
  unmount();
  return count ?? Number.NaN;
}

test('as many places are kept as cards come: active projects, up to those shown at first', () => {
  expect(placesOf([project('a')])).toBe(1);
  expect(placesOf(['a', 'b', 'c', 'd'].map((id) => project(id, id === 'c')))).toBe(3);
  expect(placesOf(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => project(id)))).toBe(6);
});
