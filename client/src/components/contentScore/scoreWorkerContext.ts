import { createContext } from 'react';

export interface ScoreWorker {
  /** The worker that rates texts; null until it has started. */
  readonly worker: Worker | null;
  /** It failed to start, or crashed. */
  readonly failed: boolean;
}

export const ScoreWorkerContext = createContext<ScoreWorker>({ worker: null, failed: false });
