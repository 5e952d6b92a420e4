import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { untilShown } from './untilShown.ts';

const queryKey = ['figure'];
const later = async (): Promise<number> => new Promise((resolve) => setTimeout(resolve, 1, 2));

test('figures that nobody has seen are waited for', async () => {
  const queries = new QueryClient();
  await untilShown(queries, { queryKey, queryFn: later });
  expect(queries.getQueryData(queryKey)).toBe(2);
});

test('figures that are kept can be shown at once, and newer ones come', async () => {
  const queries = new QueryClient();
  queries.setQueryData(queryKey, 1, { updatedAt: 0 });
  await untilShown(queries, { queryKey, queryFn: later });
  expect(queries.getQueryData(queryKey)).toBe(1);
  await expect.poll(() => queries.getQueryData(queryKey)).toBe(2);
});

test('a call that fails is no error here', async () => {
  const queries = new QueryClient();
  await untilShown(queries, { queryKey, queryFn: async () => Promise.reject(new Error('failed')), retry: false });
  expect(queries.getQueryData(queryKey)).toBeUndefined();
});
