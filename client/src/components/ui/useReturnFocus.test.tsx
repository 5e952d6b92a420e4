import { Classes, Menu, MenuItem } from '@blueprintjs/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Popover } from './Popover.tsx';
import { WideDialog } from './WideDialog.tsx';

function Page({ first = null }: { readonly first?: 'wide' | null }) {
  const [open, setOpen] = useState<'wide' | 'confirm' | null>(first);
  const [rows, setRows] = useState(1);
  const close = () => setOpen(null);
  return (
    <main tabIndex={-1}>
      <button onClick={() => setOpen('wide')}>{'添加'}</button>
      <Popover
        content={
          <Menu>
            <MenuItem text={'导入'} onClick={() => setOpen('wide')} />
          </Menu>
        }
      >
        <button>{'更多'}</button>
      </Popover>
      {rows > 0 && <button onClick={() => setOpen('confirm')}>{'删除'}</button>}
      {open === 'wide' && (
        <WideDialog title="添加一项" onClose={close}>
          <form>
            <label>
              <input type="radio" name="scope" />
              {'全部'}
            </label>
            <label>
              <input type="radio" name="scope" defaultChecked />
              {'部分'}
            </label>
          </form>
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

/** Waits until the dialog has the focus, one frame after it is rendered; a key pressed before that goes to the opener. */
async function dialogHasFocus(): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  const overlay = dialog.closest(`.${Classes.OVERLAY}`);
  await waitFor(() => expect(overlay?.contains(document.activeElement)).toBe(true));
}

describe('the focus after a dialog', () => {
  test.each(['添加', '删除'])('returns to what opened it (%s)', async (opener) => {
    renderForTest(<Page />);
    await userEvent.click(button(opener));
    await dialogHasFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button(opener)));
  });

  test('returns to the button of the menu whose entry opened it', async () => {
    renderForTest(<Page />);
    await userEvent.click(button('更多'));
    await userEvent.click(await screen.findByRole('menuitem', { name: '导入' }));
    // The closing menu focuses its button; the dialog takes the focus back.
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    await dialogHasFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button('更多')));
  });

  test('is in the page when the address opened it', async () => {
    renderForTest(<Page first="wide" />);
    await dialogHasFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  test('stays in the page when what opened it is gone', async () => {
    renderForTest(<Page />);
    await userEvent.click(button('删除'));
    await userEvent.click(button('确认删除'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });
});

test('a form that opens has the focus in its first field, of radios on the chosen one', async () => {
  renderForTest(<Page />);
  await userEvent.click(button('添加'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: '部分' })));
});
