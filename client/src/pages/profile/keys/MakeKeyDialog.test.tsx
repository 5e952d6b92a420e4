import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { messages } from '#client/i18n/zh-CN/profile.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { MakeKeyDialog } from './MakeKeyDialog.tsx';

const project = (id: string) => ({ id, name: id.toUpperCase(), brand: '', has_data: 1, origin: 'sample' });

test('the command of a key names a project that the key is for, not the one that is open', async () => {
  const user = userEvent.setup();
  const { stores } = createTestStores(
    { project: { list: async () => Promise.resolve({ list: ['a', 'b'].map(project) as never }) } },
    { baseUrl: 'https://api.example' },
  );
  await stores.projects.load();
  const make = async () => Promise.resolve({ secret: 'as_1' } as never);
  renderForTest(<MakeKeyDialog make={make} scope="push" onClose={() => undefined} />, { stores, messages });
  await user.type(screen.getByRole('textbox'), 'crawler');
  await user.click(screen.getByRole('checkbox', { name: 'A' }));
  await user.click(screen.getByRole('checkbox', { name: 'B' }));
  await user.click(screen.getByRole('button', { name: messages['profile.keys.make'] }));
  expect((await screen.findAllByRole('textbox')).map((box) => (box as HTMLInputElement).value)).toContainEqual(
    expect.stringContaining('project-id: b'),
  );
});
