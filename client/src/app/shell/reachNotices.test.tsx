import { Dialog } from '@blueprintjs/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { NoticeToaster } from '../NoticeToaster.tsx';
import { reachNotices } from './reachNotices.ts';

let end: () => void = () => undefined;

beforeEach(() => {
  end = reachNotices();
});
afterEach(() => {
  end();
});

const settle = async (): Promise<void> => {
  await act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 60);
    });
  });
};

/** A dialog of two buttons, below a notice with an undo. */
async function open() {
  const run = vi.fn();
  const onClose = vi.fn();
  const router = createMemoryRouter([{ path: '/', element: null }]);
  const { stores } = createTestStores();
  renderForTest(
    <>
      <NoticeToaster router={router} />
      <Dialog isOpen title={null} onClose={onClose}>
        <button type="button">甲</button>
        <button type="button">乙</button>
      </Dialog>
    </>,
    { stores },
  );
  await act(async () => router.navigate('/'));
  act(() => {
    stores.notices.show({ intent: 'success', text: '已删除', durationMs: 0, action: { labelId: 'common.retry', run } });
  });
  // The dialog takes the focus a frame after it opens.
  await settle();
  const button = (name: string): HTMLElement => screen.getByRole('button', { name });
  return { run, onClose, button };
}

test('Tab past the last control of a dialog reaches the buttons of a notice, which keep the focus', async () => {
  const { run, button } = await open();
  button('乙').focus();
  await userEvent.tab();
  await settle();
  expect(document.activeElement).toBe(button('重试'));
  await userEvent.keyboard('{Enter}');
  expect(run).toHaveBeenCalledOnce();
  await waitFor(() => {
    expect(document.activeElement).toBe(button('乙'));
  });
});

test('Shift and Tab before the first control reaches the last button of a notice', async () => {
  const { button } = await open();
  button('甲').focus();
  // The dialog itself comes first.
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await settle();
  expect(document.activeElement).toBe(button('关闭'));
});

test('Escape in a notice leads back to the dialog and leaves it open', async () => {
  const { onClose, button } = await open();
  button('乙').focus();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(button('乙'));
  expect(onClose).not.toHaveBeenCalled();
});

test('without a notice a dialog keeps Tab inside', async () => {
  const { button } = await open();
  await userEvent.click(button('关闭'));
  button('乙').focus();
  await userEvent.tab();
  await settle();
  expect(document.activeElement?.closest('.bp6-overlay')).not.toBeNull();
});
