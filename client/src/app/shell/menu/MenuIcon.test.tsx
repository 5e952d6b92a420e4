import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { MenuIcon } from './MenuIcon.tsx';

function draw(name: string | undefined) {
  const { container } = renderForTest(<MenuIcon name={name} />, { messages: {} });
  return (): string | null | undefined => container.querySelector('[data-icon]')?.getAttribute('data-icon');
}

test('an icon of the own menu is there at once', () => {
  expect(draw('chat')()).toBe('chat');
});

test('one that only menus from the server name comes in the place of a dot', async () => {
  const drawn = draw('git-branch');
  expect(drawn()).toBe('dot');
  await waitFor(() => expect(drawn()).toBe('git-branch'));
});

test('what nobody has, or no menu names, is a dot', async () => {
  const drawn = draw('constructor');
  await import('./ServerMenuIcon.tsx');
  await waitFor(() => expect(drawn()).toBe('dot'));
  expect(draw(undefined)()).toBe('dot');
});
