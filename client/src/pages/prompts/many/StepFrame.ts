import type { ReactNode } from 'react';

/** Renders a step's content and buttons into the dialog, which persists between steps. */
export type StepFrame = (children: ReactNode, footer: ReactNode) => ReactNode;
