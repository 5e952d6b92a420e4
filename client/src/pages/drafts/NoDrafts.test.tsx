import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '#client/i18n/zh-CN/writing.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { NoDrafts } from './NoDrafts.tsx';

it('offers a draft of the brief from which the reader comes', async () => {
  const onCreate = vi.fn<(beginning: object) => void>();
  renderForTest(<NoDrafts brief={{ id: 'b1', title: '冬季续航' }} onCreate={onCreate} />, { messages });
  expect(screen.queryByText('这份简报还没有草稿。')).not.toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: /冬季续航/u }));
  expect(onCreate).toHaveBeenCalledWith({ brief_id: 'b1' });
});

it('says without a brief that the project has no drafts', () => {
  renderForTest(<NoDrafts brief={undefined} onCreate={vi.fn<() => void>()} />, { messages });
  expect(screen.queryByText(messages['writing.list.empty'])).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
