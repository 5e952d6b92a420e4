import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttleCall } from './throttleCall.ts';

let client: QueryClient;
const sent: number[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  sent.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

/** A call without a response. @returns cancels it */
function call(number: number, name = 'overview'): () => void {
  const controller = new AbortController();
  throttleCall({ client, signal: controller.signal }, name, async () => {
    sent.push(number);
    return new Promise(() => undefined);
  }).catch(() => undefined);
  return () => {
    controller.abort();
  };
}

test('a call that need not wait is made at once', () => {
  call(1);
  expect(sent).toEqual([1]);
});

test('of two hundred fast changes the first and the last are asked for', async () => {
  let cancel = call(0);
  await vi.advanceTimersByTimeAsync(10);
  for (let number = 1; number <= 200; number += 1) {
    cancel();
    cancel = call(number);
    await vi.advanceTimersByTimeAsync(20);
  }
  await vi.advanceTimersByTimeAsync(300);
  expect(sent).toEqual([0, 200]);
});

test('a change after a pause is asked for at once, and so is something else', async () => {
  const cancel = call(1);
  await vi.advanceTimersByTimeAsync(1);
  cancel();
  await vi.advanceTimersByTimeAsync(400);
  call(2);
  call(3, 'answerIndex');
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([1, 2, 3]);
});
