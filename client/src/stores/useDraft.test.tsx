import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserStorage } from '../lib/storage.ts';
import type { RootStore } from './RootStore.ts';
import { useDraft } from './useDraft.ts';
import { StoresContext } from './useStores.ts';

const storage = createBrowserStorage();
const kept = (): unknown => storage.readDraft('note');

function write(initial: unknown) {
  return renderHook(({ value }: { readonly value: unknown }) => useDraft('note', value), {
    initialProps: { value: initial },
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <StoresContext value={{ storage } as unknown as RootStore}>{children}</StoresContext>
    ),
  });
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is typed is kept a moment after the last key', () => {
  const { rerender } = write({ text: '' });
  rerender({ value: { text: 'a' } });
  vi.advanceTimersByTime(200);
  rerender({ value: { text: 'ab' } });
  vi.advanceTimersByTime(200);
  expect(kept()).toBeNull();
  vi.advanceTimersByTime(100);
  expect(kept()).toEqual({ text: 'ab' });
});

test('it is there again when the page comes back', () => {
  const first = write({ text: '' });
  first.rerender({ value: { text: 'half a sentence' } });
  vi.advanceTimersByTime(300);
  first.unmount();
  const { rerender } = write(kept());
  expect(kept()).toEqual({ text: 'half a sentence' });
  rerender({ value: { text: 'half a sentence more' } });
  vi.advanceTimersByTime(300);
  expect(kept()).toEqual({ text: 'half a sentence more' });
});

test('a page taken away in the middle of a word, as by an expired session, keeps the word', () => {
  const { rerender, unmount } = write({ text: '' });
  rerender({ value: { text: 'wor' } });
  unmount();
  expect(kept()).toEqual({ text: 'wor' });
});

test('so does a browser tab that is closed or reloaded', () => {
  const { rerender } = write({ text: '' });
  rerender({ value: { text: 'wor' } });
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toEqual({ text: 'wor' });
});

test('looking at a page writes nothing', () => {
  const written = vi.spyOn(Storage.prototype, 'setItem');
  const { rerender, unmount } = write({ text: 'read back' });
  rerender({ value: { text: 'read back' } });
  vi.advanceTimersByTime(1000);
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  expect(written).not.toHaveBeenCalled();
  written.mockRestore();
});

test('discarded, it stays away, however soon after the last key', () => {
  const { rerender, result, unmount } = write({ text: '' });
  rerender({ value: { text: 'sent' } });
  vi.advanceTimersByTime(300);
  rerender({ value: { text: 'sent!' } });
  result.current.discard();
  rerender({ value: { text: 'sent!' } });
  vi.advanceTimersByTime(1000);
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  expect(kept()).toBeNull();
});

test('what is typed after that is kept again', () => {
  const { rerender, result } = write({ text: '' });
  rerender({ value: { text: 'sent' } });
  result.current.discard();
  rerender({ value: { text: 'next' } });
  vi.advanceTimersByTime(300);
  expect(kept()).toEqual({ text: 'next' });
});

test.each(['{"text":', '', 'undefined', '\u0000'])(
  'a corrupt draft, %j, is no draft, and is written over',
  (corrupt) => {
    localStorage.setItem('answerscope.draft.note', corrupt);
    expect(kept()).toBeNull();
    const { rerender } = write({ text: '' });
    rerender({ value: { text: 'a' } });
    vi.advanceTimersByTime(300);
    expect(kept()).toEqual({ text: 'a' });
  },
);

test('a storage that is full or forbidden breaks nothing', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { rerender, unmount } = write({ text: '' });
  rerender({ value: { text: 'a' } });
  expect(() => {
    vi.advanceTimersByTime(300);
    unmount();
  }).not.toThrow();
  full.mockRestore();
});

test('drafts of two names do not meet', () => {
  storage.writeDraft('other', { text: 'theirs' });
  const { rerender, result } = write({ text: '' });
  rerender({ value: { text: 'mine' } });
  vi.advanceTimersByTime(300);
  result.current.discard();
  expect(storage.readDraft('other')).toEqual({ text: 'theirs' });
});

test('null keeps nothing, and lets go of what was kept', () => {
  const { rerender } = write({ text: 'taken over' });
  rerender({ value: { text: 'taken over.' } });
  vi.advanceTimersByTime(300);
  rerender({ value: null });
  vi.advanceTimersByTime(300);
  expect(localStorage).toHaveLength(0);
});
