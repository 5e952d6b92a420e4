import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#client/i18n/en-US/figures.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { DefinitionButton } from './DefinitionButton.tsx';

test('the button opens what explains it, closes it again, and so do Escape and a press elsewhere', async () => {
  renderForTest(<DefinitionButton term="visibility" name="Visibility" definition="a share" formula="named / all" />, {
    messages,
  });
  const button = screen.getByRole('button', { name: 'What is Visibility?' });
  const gone = () =>
    waitFor(() => {
      expect(screen.queryByText('a share')).toBeNull();
    });
  expect(screen.queryByText('a share')).toBeNull();

  fireEvent.click(button);
  await screen.findByText('a share');
  fireEvent.mouseDown(button);
  fireEvent.click(button);
  await gone();

  fireEvent.click(button);
  const text = await screen.findByText('a share');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/help/glossary#visibility');
  fireEvent.keyDown(text, { key: 'Escape' });
  await gone();

  fireEvent.click(button);
  await screen.findByText('a share');
  act(() => {
    fireEvent.mouseDown(document.body);
  });
  await gone();
  expect(button.getAttribute('aria-expanded')).toBe('false');
});
