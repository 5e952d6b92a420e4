import { useContext, useEffect, useRef, useState } from 'react';
import { LatestWins } from './LatestWins.ts';
import type { ScoreOrder, ScoreResult } from './scoreMessages.ts';
import { ScoreWorkerContext } from './scoreWorkerContext.ts';

/** The score of a text as it is typed, rated in the worker of the page; null until the first one is there. */
export function useContentScore(order: ScoreOrder): ScoreResult | null {
  const { worker } = useContext(ScoreWorkerContext);
  const [result, setResult] = useState<ScoreResult | null>(null);
  const orders = useRef<LatestWins<ScoreOrder, ScoreResult> | null>(null);
  useEffect(() => {
    if (worker === null) return undefined;
    const { port1: port, port2: workersPort } = new MessageChannel();
    const queue = new LatestWins<ScoreOrder, ScoreResult>((next) => {
      port.postMessage(next);
    }, setResult);
    port.addEventListener('message', ({ data }: MessageEvent<ScoreResult>) => {
      queue.done(data);
    });
    port.start();
    worker.postMessage(null, [workersPort]);
    orders.current = queue;
    return () => {
      orders.current = null;
      port.close();
    };
  }, [worker]);
  useEffect(() => {
    orders.current?.order(order);
  }, [order, worker]);
  return result;
}
