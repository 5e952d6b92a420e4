import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#client/lib/ApiError.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** A page with the dialog open, and an action that the test settles. */
function open(danger = false, canConfirm = true) {
  const work: { succeed: () => void; fail: (error: unknown) => void }[] = [];
  const onConfirm = vi.fn(
    async () =>
      new Promise<void>((succeed, fail) => {
        work.push({ succeed, fail });
      }),
  );
  function Page() {
    const [asking, setAsking] = useState(true);
    if (!asking) return null;
    return (
      <ConfirmDialog
        title="移除成员"
        confirmLabel="移除"
        danger={danger}
        canConfirm={canConfirm}
        onConfirm={onConfirm}
        onClose={() => setAsking(false)}
      >
        <p>{'移除后不能恢复。'}</p>
      </ConfirmDialog>
    );
  }
  renderForTest(<Page />);
  return { work, onConfirm };
}

const dialog = (): HTMLElement => screen.getByRole('dialog', { name: '移除成员' });
const isOpen = (): boolean => screen.queryByRole('dialog') !== null;
const button = (name: string): HTMLElement => within(dialog()).getByRole('button', { name });
const disabled = (name: string): boolean => button(name).matches(':disabled, [aria-disabled="true"]');

describe('ConfirmDialog', () => {
  test('says what is asked, with the way out on the left and no button in another language', () => {
    open();
    expect(within(dialog()).getByText('移除后不能恢复。')).toBeTruthy();
    const names = within(dialog())
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label') ?? one.textContent);
    expect(names).toEqual(['取消', '移除']);
  });

  test('Cancel closes it and nothing is done', async () => {
    const { onConfirm } = open();
    await userEvent.click(button('取消'));
    expect(isOpen()).toBe(false);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('Escape closes it', () => {
    open();
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    expect(isOpen()).toBe(false);
  });

  test('while the work is under way it can be neither dismissed nor confirmed again', async () => {
    const { work, onConfirm } = open();
    await userEvent.click(button('移除'));
    expect(disabled('取消')).toBe(true);
    await userEvent.click(button('取消'));
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    await userEvent.click(within(dialog()).getAllByRole('button')[1]!);
    expect(isOpen()).toBe(true);
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await act(async () => work[0]!.succeed());
    expect(isOpen()).toBe(false);
  });

  test('a failure is said inside it, and can be tried again', async () => {
    const { work } = open();
    await userEvent.click(button('移除'));
    await act(async () => work[0]!.fail(new ApiError('conflict', 'row changed')));
    expect(within(dialog()).getByRole('alert').textContent).toBe('内容已被其他人修改，请刷新后重试');
    expect(disabled('取消')).toBe(false);
    await userEvent.click(button('移除'));
    expect(within(dialog()).queryByRole('alert')).toBeNull();
    await act(async () => work[1]!.succeed());
    expect(isOpen()).toBe(false);
  });

  test('while something is missing it cannot be confirmed', () => {
    open(true, false);
    expect(disabled('移除')).toBe(true);
    expect(disabled('取消')).toBe(false);
  });

  test('only what destroys something is marked as dangerous', () => {
    open();
    const plain = button('移除').className;
    cleanup();
    open(true);
    expect(button('移除').className).not.toBe(plain);
  });
});

test('without a field the focus is on Cancel, not on the action and not outside', () => {
  open(true);
  expect(document.activeElement).toBe(button('取消'));
});

test('a button in the body may act: the focus is on the one that changes nothing, under its own name', () => {
  renderForTest(
    <ConfirmDialog title="移除成员" confirmLabel="移除" dismissLabel="保留" onConfirm={vi.fn()} onClose={vi.fn()}>
      <button type="button">{'全部移除'}</button>
    </ConfirmDialog>,
  );
  expect(document.activeElement).toBe(button('保留'));
});

describe('a dialog with a field', () => {
  function openTyped() {
    const onConfirm = vi.fn(async () => Promise.resolve());
    function Page() {
      const [typed, setTyped] = useState('');
      return (
        <ConfirmDialog
          title="移除成员"
          confirmLabel="移除"
          canConfirm={typed === '林'}
          onConfirm={onConfirm}
          onClose={() => undefined}
        >
          <input aria-label="姓名" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </ConfirmDialog>
      );
    }
    renderForTest(<Page />);
    return onConfirm;
  }

  test('has the focus in the field, where Enter confirms', async () => {
    const onConfirm = openTyped();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '姓名' }));
    await userEvent.keyboard('林{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  test('Enter does nothing while what must be typed is missing', async () => {
    const onConfirm = openTyped();
    await userEvent.keyboard('张{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
  });
});

test('its text is not spoken again at every change', () => {
  open();
  expect(screen.getByText('移除后不能恢复。').closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
});
