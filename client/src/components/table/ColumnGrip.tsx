import { useRef } from 'react';
import styles from './DataTable.module.scss';

interface ColumnGripProps {
  /** While the pointer moves; `done` once it is let go. */
  readonly onDraw: (width: number, done: boolean) => void;
}

/** The edge of a head cell, which the pointer draws to the width it wants. Shift and an arrow key do the same (the head). */
export function ColumnGrip({ onDraw }: ColumnGripProps) {
  const drawing = useRef<{ readonly from: number; readonly width: number } | null>(null);
  const draw = (x: number, done: boolean): void => {
    const { current } = drawing;
    if (current !== null) onDraw(current.width + x - current.from, done);
    if (done) drawing.current = null;
  };
  return (
    <span
      className={styles['grip']}
      aria-hidden="true"
      onPointerDown={(event) => {
        const cell = event.currentTarget.parentElement;
        if (cell === null || event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        drawing.current = { from: event.clientX, width: cell.offsetWidth };
      }}
      onPointerMove={(event) => {
        draw(event.clientX, false);
      }}
      onPointerUp={(event) => {
        draw(event.clientX, true);
      }}
      onPointerCancel={(event) => {
        draw(event.clientX, true);
      }}
    />
  );
}
