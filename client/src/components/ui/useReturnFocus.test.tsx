import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderForTest } from '../../testing/renderForTest.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { WideDialog } from './WideDialog.tsx';

function Page() {
  const [open, setOpen] = useState<'wide' | 'confirm' | null>(null);
  const [rows, setRows] = useState(1);
  const close = () => setOpen(null);
  return (
    <main tabIndex={-1}>
      <button onClick={() => setOpen('wide')}>{'添加'}</button>
      {rows > 0 && <button onClick={() => setOpen('confirm')}>{'删除'}</button>}
      {open === 'wide' && (
        <WideDialog title="添加一项" onClose={close}>
          <input aria-label="名称" />
        </WideDialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          title="删除这一项"
          confirmLabel="确认删除"
          onConfirm={async () => {
            setRows(0);
            await Promise.resolve();
          }}
          onClose={close}
        >
          {'删除后不能恢复。'}
        </ConfirmDialog>
      )}
    </main>
  );
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('the focus after a dialog', () => {
  test.each(['添加', '删除'])('returns to what opened it (%s)', async (opener) => {
    renderForTest(<Page />);
    await userEvent.click(button(opener));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button(opener)));
  });

  test('stays in the page when what opened it is gone', async () => {
    renderForTest(<Page />);
    await userEvent.click(button('删除'));
    await userEvent.click(button('确认删除'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });
});
