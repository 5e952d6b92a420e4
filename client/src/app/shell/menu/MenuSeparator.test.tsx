import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShellForTest } from '#client/testing/renderShellForTest.tsx';
import { MenuSeparator } from './MenuSeparator.tsx';

test('the arrow keys move the edge of the menu, within its limits', () => {
  const { stores } = renderShellForTest(<MenuSeparator />);
  const separator = screen.getByRole('separator', { name: '调整菜单宽度' });
  expect(separator.getAttribute('aria-valuenow')).toBe('208');
  fireEvent.keyDown(separator, { key: 'ArrowRight' });
  expect(stores.settings.menuWidth).toBe(216);
  fireEvent.keyDown(separator, { key: 'ArrowLeft', shiftKey: true });
  expect(stores.settings.menuWidth).toBe(184);
  fireEvent.keyDown(separator, { key: 'Home' });
  fireEvent.keyDown(separator, { key: 'ArrowLeft' });
  expect(stores.settings.menuWidth).toBe(160);
  fireEvent.keyDown(separator, { key: 'End' });
  fireEvent.keyDown(separator, { key: 'ArrowRight' });
  expect(stores.settings.menuWidth).toBe(400);
  expect(separator.getAttribute('aria-valuenow')).toBe('400');
});

test('a double click gives the default width back', () => {
  const { stores } = renderShellForTest(<MenuSeparator />);
  const separator = screen.getByRole('separator');
  fireEvent.keyDown(separator, { key: 'End' });
  fireEvent.doubleClick(separator);
  expect(stores.settings.menuWidth).toBe(208);
});
