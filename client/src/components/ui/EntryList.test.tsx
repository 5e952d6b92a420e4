import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { EntryList } from './EntryList.tsx';
import { Popover } from './Popover.tsx';

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const focused = async (element: () => HTMLElement): Promise<void> =>
  waitFor(() => expect(document.activeElement).toBe(element()));

test('the open entry takes the focus, arrows go through the entries but not in a field, Escape leads back', async () => {
  const user = userEvent.setup();
  renderForTest(
    <Popover
      content={
        <EntryList>
          <button data-entry="">全部</button>
          <button data-entry="" aria-current="true">
            不稳定
          </button>
          <button>更多</button>
          <input aria-label="名称" />
        </EntryList>
      }
    >
      <button>视图</button>
    </Popover>,
  );
  button('视图').focus();
  await user.keyboard('{Enter}');
  await focused(() => button('不稳定'));
  await user.keyboard('{ArrowDown}');
  await focused(() => button('全部'));
  await user.keyboard('{End}');
  await focused(() => button('不稳定'));
  const field = screen.getByRole('textbox', { name: '名称' });
  await user.click(field);
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Escape}');
  await focused(() => button('视图'));
});
