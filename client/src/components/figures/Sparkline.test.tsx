import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#client/i18n/zh-CN/figures.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { Sparkline } from './Sparkline.tsx';

const drawn = (points: readonly (number | null)[]): boolean => {
  const { unmount } = renderForTest(<Sparkline points={points} write={String} />, { messages });
  const isDrawn = screen.queryByRole('img') !== null;
  unmount();
  return isDrawn;
};

test('one day is no trend, and its dot would look like a decimal point of the figure', () => {
  expect([drawn([]), drawn([0.4]), drawn([null, 0.4, null])]).toEqual([false, false, false]);
  expect(drawn([0.4, null, 0.5])).toBe(true);
});
