import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { EmptyState } from './EmptyState.tsx';

test('why there is nothing is a sentence, no heading of a level that the page does not have', () => {
  renderForTest(<EmptyState title="还没有草稿" description="从简报开始" />);
  expect(screen.getByText('还没有草稿')).toBeTruthy();
  expect(screen.getByText('从简报开始')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('every empty state has an icon, which says nothing to a screen reader', () => {
  const { container } = renderForTest(<EmptyState title="还没有草稿" />);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(screen.queryByRole('img')).toBeNull();
});
