import { useContext, useEffect, useRef, useState } from 'react';
import type { ScoreSetting } from '#client/lib/contentScore/types.ts';
import { LatestWins } from './LatestWins.ts';
import type { ScoreOrder, ScoreResult, SentOrder } from './scoreMessages.ts';
import { ScoreWorkerContext } from './scoreWorkerContext.ts';

/**
 * The score of a text while it is typed, rated in the page's worker; null until the first result.
 * @param order null until the score setting is loaded
 */
export function useContentScore(order: ScoreOrder | null): ScoreResult | null {
  const { worker } = useContext(ScoreWorkerContext);
  const [result, setResult] = useState<ScoreResult | null>(null);
  const orders = useRef<LatestWins<ScoreOrder, ScoreResult | null> | null>(null);
  useEffect(() => {
    if (worker === null) return undefined;
    const { port1: port, port2: workersPort } = new MessageChannel();
    let sent: ScoreSetting | null = null;
    const queue = new LatestWins<ScoreOrder, ScoreResult | null>((next) => {
      const order: SentOrder = { ...next, setting: next.setting === sent ? null : next.setting };
      sent = next.setting;
      port.postMessage(order);
    }, setResult);
    port.addEventListener('message', ({ data }: MessageEvent<ScoreResult | null>) => {
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
    if (order !== null) orders.current?.order(order);
  }, [order, worker]);
  return result;
}
