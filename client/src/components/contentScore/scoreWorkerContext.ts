import { createContext } from 'react';

/** The worker that rates texts; null until it was started. */
export const ScoreWorkerContext = createContext<Worker | null>(null);
