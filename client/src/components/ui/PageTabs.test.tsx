import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { PageTabs } from './PageTabs.tsx';

function show() {
  const onSelect = vi.fn();
  const panelOf = vi.fn((tab: string) => <p>{`panel of ${tab}`}</p>);
  renderForTest(
    <PageTabs
      id="parts"
      tabs={['one', 'two']}
      selected="one"
      titleOf={(tab) => tab.toUpperCase()}
      panelOf={panelOf}
      onSelect={onSelect}
    />,
    { messages: {} },
  );
  return { onSelect, panelOf };
}

test('the selected part is shown, and no other is made', () => {
  const { panelOf } = show();
  screen.getByRole('tab', { name: 'ONE', selected: true });
  expect(screen.getByRole('tabpanel').textContent).toBe('panel of one');
  expect(panelOf).not.toHaveBeenCalledWith('two');
});

test('another one is chosen by its title; the selected one is nothing to choose', async () => {
  const user = userEvent.setup();
  const { onSelect } = show();
  await user.click(screen.getByRole('tab', { name: 'ONE' }));
  expect(onSelect).not.toHaveBeenCalled();
  await user.click(screen.getByRole('tab', { name: 'TWO' }));
  expect(onSelect.mock.calls).toEqual([['two']]);
});
