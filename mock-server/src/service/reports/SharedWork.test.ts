import { expect, test } from 'vitest';
import { SharedWork } from './SharedWork.ts';

/** Work that is pending until the test resolves it. */
function openWork() {
  let resolve = (_value: string): void => {};
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  const told: { signal: AbortSignal | null } = { signal: null };
  const work = new SharedWork((signal) => {
    told.signal = signal;
    return promise;
  });
  return { work, resolve: (value: string) => resolve(value), told };
}

const leaver = () => new AbortController();

test('several wait for one piece of work, and one who leaves does not end it', async () => {
  const { work, resolve, told } = openWork();
  const [first, second] = [leaver(), leaver()];
  const waits = [work.wait(first.signal), work.wait(second.signal)];
  first.abort();
  await expect(waits[0]).rejects.toThrow();
  expect([told.signal?.aborted, work.isLost]).toEqual([false, false]);
  resolve('made');
  expect(await waits[1]).toBe('made');
  expect(await work.wait(leaver().signal)).toBe('made');
});

test('when the last one leaves, the work is told to stop and must be begun anew', async () => {
  const { work, told } = openWork();
  const [first, second] = [leaver(), leaver()];
  const waits = [work.wait(first.signal), work.wait(second.signal)];
  first.abort();
  second.abort();
  await Promise.all(waits.map((wait) => expect(wait).rejects.toThrow()));
  expect([told.signal?.aborted, work.isLost]).toEqual([true, true]);
});

test('work that fails tells everybody, and is lost', async () => {
  const work = new SharedWork<string>(() => Promise.reject(new Error('no report')));
  await expect(work.wait(leaver().signal)).rejects.toThrow('no report');
  expect(work.isLost).toBe(true);
});

test('whoever comes after having left is not waited for', async () => {
  const { work } = openWork();
  const gone = leaver();
  gone.abort();
  await expect(work.wait(gone.signal)).rejects.toThrow();
});
