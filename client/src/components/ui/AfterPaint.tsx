import type { ReactNode } from 'react';
import { usePainted } from '../../hooks/usePainted.ts';

interface AfterPaintProps {
  /** Keeps the room, so that nothing moves when the rest comes. */
  readonly meanwhile: ReactNode;
  readonly children: ReactNode;
}

/** Draws its children right after the first paint of what is around them: the reader sees the first screen sooner. */
export function AfterPaint({ meanwhile, children }: AfterPaintProps) {
  return usePainted() ? children : meanwhile;
}
