import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ScoreWorkerContext } from './scoreWorkerContext.ts';
import type { ScoreWorker } from './scoreWorkerContext.ts';

/** Starts the worker that rates texts when a page that needs it opens, and terminates it with the page. */
export function ScoreWorkerProvider({ children }: { readonly children: ReactNode }) {
  const [state, setState] = useState<ScoreWorker>({ worker: null, failed: false });
  useEffect(() => {
    const started = new Worker(new URL('scoreWorker.ts', import.meta.url), { type: 'module' });
    const takeUp = (): void => {
      setState({ worker: started, failed: false });
    };
    const giveUp = (): void => {
      setState({ worker: null, failed: true });
    };
    // The worker posts one message when it is ready.
    started.addEventListener('message', takeUp);
    started.addEventListener('error', giveUp);
    return () => {
      started.removeEventListener('message', takeUp);
      started.removeEventListener('error', giveUp);
      started.terminate();
    };
  }, []);
  return <ScoreWorkerContext value={state}>{children}</ScoreWorkerContext>;
}
