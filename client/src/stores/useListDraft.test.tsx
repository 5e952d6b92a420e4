import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../lib/ApiError.ts';
import { createBrowserStorage } from '../lib/storage.ts';
import type { RootStore } from './RootStore.ts';
import { useListDraft } from './useListDraft.ts';
import { StoresContext } from './useStores.ts';

const storage = createBrowserStorage();
const same = (some: string, other: string): boolean => some === other;
const shape = { item: v.string(), isOne: same, isSame: same };

function edit(initial: readonly string[] | undefined) {
  return renderHook(
    ({ stored }: { readonly stored: readonly string[] | undefined }) => useListDraft('l', stored, shape),
    {
      initialProps: { stored: initial },
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <StoresContext value={{ storage } as unknown as RootStore}>{children}</StoresContext>
      ),
    },
  );
}

beforeEach(() => {
  localStorage.clear();
});

test('shows what is stored until something is typed, and follows it', () => {
  const { result, rerender } = edit(undefined);
  expect(result.current).toMatchObject({ rows: [], isTyped: false, merged: false });
  rerender({ stored: ['a'] });
  rerender({ stored: ['a', 'b'] });
  expect(result.current).toMatchObject({ rows: ['a', 'b'], isTyped: false, merged: false });
});

test('what somebody else saves while one types comes into the list, and is said until it is saved', () => {
  const { result, rerender } = edit(['a', 'b']);
  act(() => {
    result.current.setRows(['a', 'mine']);
  });
  expect(result.current).toMatchObject({ rows: ['a', 'mine'], merged: false });
  rerender({ stored: ['a', 'b', 'theirs'] });
  expect(result.current).toMatchObject({ rows: ['a', 'theirs', 'mine'], merged: true });
  act(() => {
    result.current.setRows([...result.current.rows, 'more']);
  });
  expect(result.current).toMatchObject({ rows: ['a', 'theirs', 'mine', 'more'], merged: true });
  act(() => {
    result.current.settle();
  });
  rerender({ stored: ['theirs', 'a', 'mine', 'more'] });
  expect(result.current).toMatchObject({ rows: ['a', 'theirs', 'mine', 'more'], merged: false });
});

test('a conflict is told until the list of the other person is merged, or turns out to be the same', () => {
  const conflict = new ApiError('conflict', 'changed meanwhile', { code: 409 });
  for (const theirs of [
    ['a', 'mine'],
    ['a', 'theirs'],
  ]) {
    const { result, rerender, unmount } = edit(['a']);
    act(() => {
      result.current.setRows(['a', 'mine']);
    });
    expect(result.current.errorToTell(conflict)).toBe(conflict);
    rerender({ stored: theirs });
    expect(result.current.errorToTell(conflict)).toBeNull();
    act(() => {
      result.current.discard();
    });
    unmount();
  }
});

test('a list kept from an earlier visit meets what was saved since', () => {
  const first = edit(['a']);
  act(() => {
    first.result.current.setRows(['a', 'mine']);
  });
  first.unmount();
  const { result } = edit(['a', 'theirs']);
  expect(result.current).toMatchObject({ rows: ['a', 'theirs', 'mine'], merged: true });
  act(() => {
    result.current.discard();
  });
  expect(result.current).toMatchObject({ rows: ['a', 'theirs'], isTyped: false, merged: false });
});

test('a saved list is kept no longer', () => {
  const { result, unmount } = edit(['a']);
  act(() => {
    result.current.setRows(['a', 'mine']);
  });
  act(() => {
    result.current.settle();
  });
  unmount();
  expect(storage.readDraft('l')).toBeNull();
});

test('a list kept by an earlier version of the app is still there', () => {
  storage.writeDraft('l', ['a', 'mine']);
  expect(edit(['a', 'b']).result.current).toMatchObject({ rows: ['a', 'mine'], merged: false });
});
