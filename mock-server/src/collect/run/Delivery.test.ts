import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ImportedRow } from '#server/ingest/parse/RowReader.ts';
import { Delivery } from './Delivery.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const row = {} as ImportedRow;

it('leaves a project alone twenty-four times as long as putting answers into it takes', async () => {
  const sizes: number[] = [];
  const delivery = new Delivery(
    (rows) => {
      sizes.push(rows.length);
      return new Promise((done) => setTimeout(done, 500));
    },
    () => Promise.resolve(),
    { delivered: 0 },
  );
  delivery.add(row);
  await vi.advanceTimersByTimeAsync(2500);
  expect(sizes).toEqual([1]);
  delivery.add(row);
  await vi.advanceTimersByTimeAsync(11_900);
  delivery.add(row);
  expect(sizes).toEqual([1]);
  await vi.advanceTimersByTimeAsync(700);
  expect(sizes).toEqual([1, 2]);
  delivery.add(row);
  const finished = delivery.finish();
  await vi.advanceTimersByTimeAsync(500);
  await finished;
  expect(sizes).toEqual([1, 2, 1]);
});

it('counts the pause from the end of a batch for answers that came while it was put in', async () => {
  const sizes: number[] = [];
  const delivery = new Delivery(
    (rows) => {
      sizes.push(rows.length);
      return new Promise((done) => setTimeout(done, 3000));
    },
    () => Promise.resolve(),
    { delivered: 0 },
  );
  delivery.add(row);
  await vi.advanceTimersByTimeAsync(4500);
  delivery.add(row);
  // The first batch took three seconds, so nothing is delivered for 72.
  await vi.advanceTimersByTimeAsync(72_000);
  expect(sizes).toEqual([1]);
  await vi.advanceTimersByTimeAsync(600);
  expect(sizes).toEqual([1, 1]);
  delivery.add(row);
  const finished = delivery.finish();
  await vi.advanceTimersByTimeAsync(6000);
  await finished;
  expect(sizes).toEqual([1, 1, 1]);
  expect(vi.getTimerCount()).toBe(0);
});

it('ends well where what could not be put in before is in at the end', async () => {
  const put: number[] = [];
  let isBusy = true;
  const delivery = new Delivery(
    async (rows) => {
      await new Promise((done) => setTimeout(done, 500));
      if (isBusy) throw new Error('The project is busy');
      put.push(rows.length);
    },
    () => Promise.resolve(),
    { delivered: 0 },
  );
  delivery.add(row);
  await vi.advanceTimersByTimeAsync(2100);
  const finished = delivery.finish();
  await vi.advanceTimersByTimeAsync(500);
  isBusy = false;
  await vi.advanceTimersByTimeAsync(500);
  await finished;
  expect(put).toEqual([1]);
});
