import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { BackButton } from '../ui/BackButton.tsx';
import { useBackTo } from './useBackTo.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '');
});

function Page() {
  const back = useBackTo('/answer/index?tab=topics');
  const { pathname, search } = useLocation();
  return (
    <>
      <BackButton onClick={back} />
      <output>{`${pathname}${search}`}</output>
    </>
  );
}

async function backFrom(...addresses: readonly string[]): Promise<string | null> {
  renderForTest(<Page />, { addresses });
  await userEvent.click(screen.getByRole('button', { name: '返回' }));
  return screen.getByRole('status').textContent;
}

test('a page that was opened from a link leads to its parent list, not out of the app', async () => {
  expect(await backFrom('/answer/topicIndex?id=t1')).toBe('/answer/index?tab=topics');
});

test('the browser knows that the entry is the first one, even after the page has replaced its own address', async () => {
  vi.stubGlobal('navigation', { canGoBack: false });
  expect(await backFrom('/overview/index', '/answer/topicIndex?id=t1')).toBe('/answer/index?tab=topics');
});

test.each([
  [0, '/answer/index?tab=topics'],
  [1, '/overview/index'],
])('in a browser that does not tell, entry %s of a visit leads to %s', async (idx, wanted) => {
  window.history.replaceState({ idx }, '');
  expect(await backFrom('/overview/index', '/answer/topicIndex?id=t1')).toBe(wanted);
});

test('whoever came from elsewhere in the app goes one step back', async () => {
  vi.stubGlobal('navigation', { canGoBack: true });
  expect(await backFrom('/overview/index', '/answer/topicIndex?id=t1')).toBe('/overview/index');
});
