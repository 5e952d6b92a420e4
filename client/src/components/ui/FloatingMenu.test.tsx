import { MenuItem } from '@blueprintjs/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { FloatingMenu } from './FloatingMenu.tsx';
import { Popover } from './Popover.tsx';

function Place({ name, children }: { readonly name: string; readonly children?: React.ReactNode }) {
  return (
    <Popover
      content={
        <>
          {children}
          <FloatingMenu label={name}>
            <MenuItem text={`${name} 1`} />
            <MenuItem text={`${name} 2`} disabled />
            <MenuItem text={`${name} 3`} />
          </FloatingMenu>
        </>
      }
    >
      <button>{name}</button>
    </Popover>
  );
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const focused = async (element: () => HTMLElement): Promise<void> =>
  waitFor(() => expect(document.activeElement).toBe(element()));

test('arrows, Home and End go through a menu that opens, and Escape leads back to its button', async () => {
  const user = userEvent.setup();
  renderForTest(<Place name="导出" />);
  button('导出').focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menu', { name: '导出' })).toBeTruthy();
  await focused(() => screen.getByRole('menuitem', { name: '导出 1' }));
  await user.keyboard('{ArrowDown}');
  await focused(() => screen.getByRole('menuitem', { name: '导出 3' }));
  await user.keyboard('{Home}');
  await focused(() => screen.getByRole('menuitem', { name: '导出 1' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await focused(() => button('导出'));
});

test('within another popover, only the inner one closes and the focus stays in the outer one', async () => {
  const user = userEvent.setup();
  renderForTest(
    <Place name="视图">
      <Place name="更多" />
    </Place>,
  );
  button('视图').focus();
  await user.keyboard('{Enter}');
  await focused(() => screen.getByRole('menuitem', { name: '视图 1' }));
  button('更多').focus();
  await user.keyboard('{Enter}');
  await focused(() => screen.getByRole('menuitem', { name: '更多 1' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu', { name: '更多' })).toBeNull());
  await focused(() => button('更多'));
  expect(screen.getByRole('menu', { name: '视图' })).toBeTruthy();
});
