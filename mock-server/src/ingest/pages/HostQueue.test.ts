import { expect, test } from 'vitest';
import { HostQueue } from './HostQueue.ts';

test('only so many run at a time of one host and of all, and all of them run in the end', async () => {
  const queue = new HostQueue(2, 3);
  const running: string[] = [];
  let [mostOfA, most, done] = [0, 0, 0];
  const work = (host: string) =>
    queue.run(host, async () => {
      running.push(host);
      mostOfA = Math.max(mostOfA, running.filter((one) => one === 'a').length);
      most = Math.max(most, running.length);
      await new Promise((resolve) => setImmediate(resolve));
      running.splice(running.indexOf(host), 1);
      done += 1;
      if (done === 3) throw new Error('one fails');
    });
  const results = await Promise.allSettled(Array.from('aaaaaabbcc').map(work));
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect([done, mostOfA, most]).toEqual([10, 2, 3]);
  // No state is kept for a finished host.
  expect(queue.hosts).toBe(0);
});
