import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BurstBrake } from './BurstBrake.ts';

let brake: BurstBrake;
const sent: number[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  brake = new BurstBrake(() => Date.now());
  sent.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

/** A call as the client makes it; the reply never comes. @returns takes it back */
function call(number: number, path = '/a'): () => void {
  const controller = new AbortController();
  void brake.hold(path, controller.signal, async () => {
    if (!controller.signal.aborted) sent.push(number);
    return new Promise(() => undefined);
  });
  return () => {
    controller.abort();
  };
}

test('a call that need not wait is made at once', () => {
  call(1);
  expect(sent).toEqual([1]);
});

test('of two hundred fast changes the first and the last are asked for', async () => {
  let takeBack = call(0);
  await vi.advanceTimersByTimeAsync(10);
  for (let number = 1; number <= 200; number += 1) {
    takeBack();
    takeBack = call(number);
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(sent).toEqual([0]);
  await vi.advanceTimersByTimeAsync(300);
  expect(sent).toEqual([0, 200]);
});

test('a change after a pause is asked for at once, and so is another path', async () => {
  const takeBack = call(1);
  await vi.advanceTimersByTimeAsync(1);
  takeBack();
  await vi.advanceTimersByTimeAsync(400);
  call(2);
  call(3, '/b');
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([1, 2, 3]);
});

test('calls that nobody takes back never wait: pages of a table come together', async () => {
  for (const number of [1, 2, 3]) call(number);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([1, 2, 3]);
});
