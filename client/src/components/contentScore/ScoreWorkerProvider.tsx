import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ScoreWorkerContext } from './scoreWorkerContext.ts';

/** Starts the worker that rates texts as soon as a page opens that will need it, and ends it with the page. */
export function ScoreWorkerProvider({ children }: { readonly children: ReactNode }) {
  const [worker, setWorker] = useState<Worker | null>(null);
  useEffect(() => {
    const started = new Worker(new URL('scoreWorker.ts', import.meta.url), { type: 'module' });
    const takeUp = (): void => {
      setWorker(started);
    };
    // It says so once, when it can take orders.
    started.addEventListener('message', takeUp);
    return () => {
      started.removeEventListener('message', takeUp);
      started.terminate();
    };
  }, []);
  return <ScoreWorkerContext value={worker}>{children}</ScoreWorkerContext>;
}
