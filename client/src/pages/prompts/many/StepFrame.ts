import type { ReactNode } from 'react';

/** Puts a step's content and its buttons into the dialog, which stays the same from step to step. */
export type StepFrame = (children: ReactNode, footer: ReactNode) => ReactNode;
