import { useEffect, useRef, useState } from 'react';
import { LatestWins } from './LatestWins.ts';
import type { ScoreOrder, ScoreResult } from './scoreMessages.ts';

/** The score of a draft as it is typed, rated in a worker; null until the first one is there. */
export function useContentScore(order: ScoreOrder): ScoreResult | null {
  const [result, setResult] = useState<ScoreResult | null>(null);
  const orders = useRef<LatestWins<ScoreOrder, ScoreResult> | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('scoreWorker.ts', import.meta.url), { type: 'module' });
    const queue = new LatestWins<ScoreOrder, ScoreResult>((next) => worker.postMessage(next), setResult);
    worker.addEventListener('message', ({ data }: MessageEvent<ScoreResult>) => {
      queue.done(data);
    });
    orders.current = queue;
    return () => {
      orders.current = null;
      worker.terminate();
    };
  }, []);
  useEffect(() => {
    orders.current?.order(order);
  }, [order]);
  return result;
}
