import { useEffect, useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';

interface CropGestures {
  /** By pixels of the screen. */
  readonly onMove: (dx: number, dy: number) => void;
  /** `factor` above 1: nearer; `x` and `y`: the point it happens at, 0 to 1 of the stage. */
  readonly onZoom: (factor: number, x: number, y: number) => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** So much of a turn of the wheel doubles the size. */
const WHEEL_DOUBLING = 400;

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spreadOf = ([one, other]: readonly Point[]): number =>
  one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y);

/** Dragging, pinching and turning the wheel over a stage. */
export function useCropGestures(stage: RefObject<HTMLElement | null>, { onMove, onZoom }: CropGestures) {
  const pointers = useRef(new Map<number, Point>());
  const zoomAt = (factor: number, { x, y }: Point): void => {
    const box = stage.current?.getBoundingClientRect();
    if (box !== undefined && box.width > 0) onZoom(factor, (x - box.left) / box.width, (y - box.top) / box.height);
  };
  useEffect(() => {
    const element = stage.current;
    // React listens to the wheel passively, so the page would scroll along.
    const handleWheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoomAt(2 ** (-event.deltaY / WHEEL_DOUBLING), { x: event.clientX, y: event.clientY });
    };
    element?.addEventListener('wheel', handleWheel, { passive: false });
    return () => {
      element?.removeEventListener('wheel', handleWheel);
    };
  });
  const forget = (event: PointerEvent): void => {
    pointers.current.delete(event.pointerId);
  };
  return {
    onPointerDown: (event: PointerEvent): void => {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent): void => {
      if (!pointers.current.has(event.pointerId)) return;
      const before = [...pointers.current.values()];
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = [...pointers.current.values()];
      const [from, to] = [middleOf(before), middleOf(after)];
      onMove(to.x - from.x, to.y - from.y);
      const [narrow, broad] = [spreadOf(before), spreadOf(after)];
      if (narrow > 0 && broad > 0) zoomAt(broad / narrow, to);
    },
    onPointerUp: forget,
    onPointerCancel: forget,
  };
}
