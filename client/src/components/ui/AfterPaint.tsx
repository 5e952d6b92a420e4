import type { ReactNode } from 'react';
import { usePainted } from '#client/hooks/usePainted.ts';

interface AfterPaintProps {
  /** Reserves the space, so that nothing shifts when the children are rendered. */
  readonly meanwhile: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children right after the first paint of the surroundings, so that the first screen is visible sooner. */
export function AfterPaint({ meanwhile, children }: AfterPaintProps) {
  return usePainted() ? children : meanwhile;
}
