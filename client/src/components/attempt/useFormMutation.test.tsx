import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { messages } from '#client/i18n/en-US/common.ts';
import { ApiError } from '#client/lib/ApiError.ts';
import { StoresContext } from '#client/stores/useStores.ts';
import { createTestStores } from '#client/testing/testStores.ts';
import { useFormMutation } from './useFormMutation.ts';

/** A form whose save fails once the test ends it. */
function sendForm() {
  const { stores } = createTestStores({});
  const { promise, reject } = withReject();
  const onError = vi.fn();
  const view = renderHook(() => useFormMutation('common.retry', { mutationFn: async () => promise, onError }), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <StoresContext value={stores}>
        <IntlProvider locale="en-US" messages={{ ...messages } as never}>
          <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
        </IntlProvider>
      </StoresContext>
    ),
  });
  act(() => view.result.current.mutate());
  return { ...view, onError, fail: reject, said: () => stores.notices.list.map(({ values }) => values) };
}

function withReject() {
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<never>((_resolve, refuse) => {
    reject = refuse;
  });
  return { promise, reject };
}

test('a form that was left says in a notice that its save failed, and why; one that is open shows that itself', async () => {
  const open = sendForm();
  open.fail(new ApiError('validation', ''));
  await waitFor(() => expect(open.result.current.error).not.toBeNull());
  expect(open.said()).toEqual([]);

  const left = sendForm();
  left.unmount();
  left.fail(new ApiError('validation', ''));
  await waitFor(() => expect(left.onError).toHaveBeenCalledOnce());
  expect(left.said()).toMatchObject([{ what: 'Retry', reason: messages['error.validation'] }]);
});
