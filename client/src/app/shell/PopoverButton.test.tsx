import { Menu, MenuItem } from '@blueprintjs/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { PopoverButton } from './PopoverButton.tsx';

test('a menu takes the focus, and gives it back to its button whenever it is closed', async () => {
  const user = userEvent.setup();
  const content = () => (
    <Menu>
      <MenuItem text="English" />
    </Menu>
  );
  renderForTest(
    <PopoverButton label="Language" className="" content={content}>
      {'A'}
    </PopoverButton>,
  );
  const button = screen.getByRole('button', { name: 'Language' });
  button.focus();
  await user.keyboard('{Enter}');
  const entry = await screen.findByRole('menuitem', { name: 'English' });
  await waitFor(() => expect(document.activeElement).toBe(entry));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
  // The focus opens the tooltip after a delay.
  await screen.findByText('Language');
});
