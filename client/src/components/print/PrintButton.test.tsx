import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Loading } from '#client/components/ui/Loading.tsx';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { PrintButton } from './PrintButton.tsx';

let finish: () => void;

/** A page with a part that is mounted for paper only, and then loads. */
function Page() {
  const [part, setPart] = useState<'far' | 'loading' | 'there'>('far');
  finish = () => {
    setPart('there');
  };
  return (
    <main>
      <PrintButton
        prepare={() => {
          setPart('loading');
        }}
      />
      {part === 'loading' && <Loading />}
      {part === 'there' && <p>Why did it change?</p>}
    </main>
  );
}

test('a page is printed once what it mounts for paper has loaded', async () => {
  const onPaper: string[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    onPaper.push(document.querySelector('main')?.textContent ?? '');
  });
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
    { messages: { 'filters.print': '打印' } },
  );
  const button = screen.getByRole('button', { name: '打印' });
  fireEvent.click(button);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(onPaper).toEqual([]);
  act(finish);
  await waitFor(() => {
    expect(onPaper).toEqual(['Why did it change?']);
  });
});
