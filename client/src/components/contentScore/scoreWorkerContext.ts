import { createContext } from 'react';

export interface ScoreWorker {
  /** The worker that rates texts; null until it was started. */
  readonly worker: Worker | null;
  /** It could not be started, or broke down. */
  readonly failed: boolean;
}

export const ScoreWorkerContext = createContext<ScoreWorker>({ worker: null, failed: false });
