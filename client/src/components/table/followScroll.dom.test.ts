import type { Virtualizer } from '@tanstack/react-virtual';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followScroll } from './followScroll.ts';

beforeEach(() => {
  // Messages take their real time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What was posted before has come. */
const frame = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => {
      port2.close();
      resolve();
    };
    port1.postMessage(null);
  });

function start() {
  const box = document.createElement('div');
  const ask = vi.fn(() => 0);
  Object.defineProperty(box, 'scrollTop', { get: ask });
  const told: [offset: number, isScrolling: boolean][] = [];
  const virtualizer = { scrollElement: box } as unknown as Virtualizer<HTMLDivElement, HTMLDivElement>;
  const stop = followScroll(virtualizer, (offset, isScrolling) => told.push([offset, isScrolling]));
  return {
    ask,
    told,
    stop,
    scrollTo: (offset: number) => {
      ask.mockReturnValue(offset);
      box.dispatchEvent(new Event('scroll'));
    },
  };
}

it('asks how far a table is scrolled after the frame, once for all that happened in it', async () => {
  const { ask, told, scrollTo } = start();
  scrollTo(120);
  scrollTo(240);
  expect(ask).not.toHaveBeenCalled();
  await frame();
  expect(told).toEqual([[240, true]]);
});

it('tells that the reader has stopped, and where', async () => {
  const { told, scrollTo } = start();
  scrollTo(120);
  await frame();
  vi.advanceTimersByTime(100);
  scrollTo(360);
  await frame();
  vi.advanceTimersByTime(100);
  expect(told).toEqual([
    [120, true],
    [360, true],
  ]);
  vi.advanceTimersByTime(100);
  expect(told.slice(2)).toEqual([[360, false]]);
});

it('tells nothing more once the table has gone', async () => {
  const { told, stop, scrollTo } = start();
  scrollTo(120);
  stop?.();
  scrollTo(240);
  await frame();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
});
