import { useRef } from 'react';
import styles from '../DataTable.module.scss';

interface ColumnGripProps {
  /** Called while the pointer moves; `done` when it is released. */
  readonly onDraw: (width: number, done: boolean) => void;
}

/**
 * The drag handle at the edge of a header cell that resizes its column. The keyboard equivalent is Shift with an arrow key, in the header.
 */
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
