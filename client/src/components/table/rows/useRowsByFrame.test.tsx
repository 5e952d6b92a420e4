import type { VirtualItem } from '@tanstack/react-virtual';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROWS_PER_FRAME } from './RowsByFrame.ts';
import { useRowsByFrame } from './useRowsByFrame.ts';

const item = (index: number): VirtualItem => ({
  ...{ key: index, index, lane: 0 },
  ...{ start: index * 36, end: index * 36 + 36, size: 36 },
});
/** As many visible rows from an index on as a frame may add, and half as many around them on either side. */
const placesAt = (first: number) => ({
  items: Array.from({ length: 2 * ROWS_PER_FRAME }, (_, step) => item(first - ROWS_PER_FRAME / 2 + step)),
  first,
  last: first + ROWS_PER_FRAME - 1,
  active: -1,
});
const inSight = Array.from({ length: ROWS_PER_FRAME }, (_, step) => 104 + step);
const nextFrame = () =>
  act(() => {
    vi.advanceTimersToNextFrame();
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const render = (first: number, isLoaded: (index: number) => boolean = () => true) => {
  const hook = renderHook((options: Parameters<typeof useRowsByFrame>[0]) => useRowsByFrame(options), {
    initialProps: { ...placesAt(first), isLoaded },
  });
  return { ...hook, places: () => hook.result.current.map(({ index }) => index) };
};

it('adds so many rows in a frame, those in sight first', () => {
  const { places } = render(104);
  expect(places()).toEqual(inSight);
  nextFrame();
  expect(places()).toEqual(placesAt(104).items.map(({ index }) => index));
});

it('adds none to a frame that has had its share, however often it is rendered, and keeps what stands there', () => {
  const { places, rerender } = render(104);
  rerender({ ...placesAt(106), isLoaded: () => true });
  rerender({ ...placesAt(106), isLoaded: () => true });
  expect(places()).toEqual(inSight);
  nextFrame();
  expect(places()).toHaveLength(2 * ROWS_PER_FRAME);
  expect(places().at(0)).toBe(106 - ROWS_PER_FRAME / 2);
});

it('adds the row that the reader is at without waiting', () => {
  const { places, rerender } = render(104);
  rerender({ ...placesAt(204), active: 204, isLoaded: () => true });
  expect(places()).toEqual([204]);
});

it('lets rows through that are not loaded yet, and counts them once they are', () => {
  const { places, rerender } = render(104, () => false);
  expect(places()).toHaveLength(2 * ROWS_PER_FRAME);
  nextFrame();
  rerender({ ...placesAt(104), isLoaded: () => true });
  expect(places()).toHaveLength(ROWS_PER_FRAME);
  nextFrame();
  expect(places()).toHaveLength(2 * ROWS_PER_FRAME);
});
