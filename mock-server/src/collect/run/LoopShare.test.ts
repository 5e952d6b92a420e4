import { expect, test } from 'vitest';
import { LoopShare } from './LoopShare.ts';

const waiting = () => new AbortController().signal;

function busyFor(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until) continue;
}

test('whoever comes while the loop is busy is held back for about as long, and one that is stopped is not', async () => {
  const share = new LoopShare();
  await share.turn(waiting());
  busyFor(60);
  const began = performance.now();
  await share.turn(waiting());
  expect(performance.now() - began).toBeGreaterThan(40);

  busyFor(60);
  const stopped = performance.now();
  await share.turn(AbortSignal.abort());
  expect(performance.now() - stopped).toBeLessThan(40);
});

test('a loop that has been free holds nobody back', async () => {
  const share = new LoopShare();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const began = performance.now();
  await share.turn(waiting());
  expect(performance.now() - began).toBeLessThan(30);
});
