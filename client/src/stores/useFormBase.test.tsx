import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../lib/ApiError.ts';
import { createBrowserStorage } from '../lib/storage.ts';
import type { RootStore } from './RootStore.ts';
import { useFormBase } from './useFormBase.ts';
import { StoresContext } from './useStores.ts';

const storage = createBrowserStorage();

const edit = (initial: string | null) =>
  renderHook(({ now }: { readonly now: string | null }) => useFormBase('f', now, v.nullable(v.string())), {
    initialProps: { now: initial },
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <StoresContext value={{ storage } as unknown as RootStore}>{children}</StoresContext>
    ),
  });

beforeEach(() => {
  localStorage.clear();
});

test('it follows what is stored until something is typed, and then stays, over a reload too', () => {
  const { result, rerender, unmount } = edit(null);
  expect(result.current.sent()).toEqual({ base: null });
  rerender({ now: 'a' });
  expect(result.current.sent()).toEqual({ base: 'a' });
  act(() => {
    result.current.hold();
  });
  rerender({ now: 'theirs' });
  act(() => {
    result.current.hold();
  });
  expect(result.current.sent()).toEqual({ base: 'a' });
  unmount();
  const again = edit('theirs');
  expect(again.result.current.sent()).toEqual({ base: 'a' });
  act(() => {
    again.result.current.release();
  });
  expect(again.result.current.sent()).toEqual({ base: 'theirs' });
});

test('after a conflict was told the next save replaces; another failure changes nothing', () => {
  const { result } = edit('a');
  act(() => {
    expect(result.current.refused(new ApiError('network', 'lost'))).toBe(false);
  });
  expect(result.current.sent()).toEqual({ base: 'a' });
  act(() => {
    expect(result.current.refused(new ApiError('conflict', 'changed'))).toBe(true);
  });
  expect(result.current.sent()).toEqual({});
});
