import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { AfterPaint } from './AfterPaint.tsx';

const parts = (
  <AfterPaint meanwhile={<p>room</p>}>
    <p>table</p>
  </AfterPaint>
);

afterEach(() => {
  vi.restoreAllMocks();
});

test('what is below comes after the first drawing, in its own room', async () => {
  renderForTest(parts, { messages: {} });
  expect(screen.queryByText('table')).toBeNull();
  screen.getByText('room');
  await screen.findByText('table');
  expect(screen.queryByText('room')).toBeNull();
});

test('a page that is never painted, as in a tab behind others, has it too', async () => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  renderForTest(parts, { messages: {} });
  await screen.findByText('table');
});
