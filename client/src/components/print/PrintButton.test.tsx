import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { Loading } from '#client/components/ui/Loading.tsx';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { PrintButton } from './PrintButton.tsx';

let arrive: (part: { readonly default: ComponentType }) => void = () => undefined;
const arrival = new Promise<{ readonly default: ComponentType }>((resolve) => {
  arrive = resolve;
});
const Part = lazy(() => arrival);

/** A page with a part that is mounted for paper only, and then loads. */
function Page() {
  const [isWhole, setWhole] = useState(false);
  return (
    <main>
      <PrintButton
        prepare={() => {
          setWhole(true);
        }}
      />
      <Suspense fallback={<Loading />}>{isWhole && <Part />}</Suspense>
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
  fireEvent.click(screen.getByRole('button', { name: '打印' }));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(onPaper).toEqual([]);
  arrive({ default: () => <p>Why did it change?</p> });
  await waitFor(() => {
    expect(onPaper).toEqual(['Why did it change?']);
  });
});
