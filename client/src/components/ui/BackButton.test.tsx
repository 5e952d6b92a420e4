import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { BackButton } from './BackButton.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

function show(addresses: readonly string[], onClick?: () => void) {
  renderForTest(
    <>
      <BackButton {...(onClick === undefined ? {} : { onClick })} />
      <Address />
    </>,
    { addresses },
  );
}
const press = async (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '返回' }));
const address = (): string | null => screen.getByRole('status').textContent;

test('goes one step back in history', async () => {
  show(['/overview/index', '/answer/index?q=1', '/answer/promptsDetails?id=7']);
  await press();
  expect(address()).toBe('/answer/index?q=1');
});

test('a click handler of its own takes the place of that step', async () => {
  const onClick = vi.fn();
  show(['/overview/index', '/answer/index'], onClick);
  await press();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/answer/index');
});
