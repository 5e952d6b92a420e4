import { useEffect, useRef, useState } from 'react';
import { LatestWins } from '#client/components/contentScore/LatestWins.ts';
import type { DiffRow } from './diffRows.ts';

export interface TextPair {
  readonly before: string;
  readonly after: string;
}

/** Diffs two texts in a worker while one is typed; null until the first result. */
export function useDiffRows({ before, after }: TextPair): readonly DiffRow[] | null {
  const [rows, setRows] = useState<readonly DiffRow[] | null>(null);
  const orders = useRef<LatestWins<TextPair, readonly DiffRow[]> | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('diffWorker.ts', import.meta.url), { type: 'module' });
    const queue = new LatestWins<TextPair, readonly DiffRow[]>((pair) => {
      worker.postMessage(pair);
    }, setRows);
    worker.addEventListener('message', ({ data }: MessageEvent<readonly DiffRow[]>) => {
      queue.done(data);
    });
    orders.current = queue;
    return () => {
      orders.current = null;
      worker.terminate();
    };
  }, []);
  useEffect(() => {
    orders.current?.order({ before, after });
  }, [before, after]);
  return rows;
}
