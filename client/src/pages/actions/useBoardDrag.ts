import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ActionColumn } from '#client/api/actionSchemas.ts';

/** A card; draggable for people who may move it. */
export function useDraggableCard(id: string, mayMove: boolean) {
  const ref = useRef<HTMLLIElement>(null);
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || !mayMove) return undefined;
    return draggable({
      element,
      getInitialData: () => ({ action: id }),
      onDragStart: () => {
        setDragging(true);
      },
      onDrop: () => {
        setDragging(false);
      },
    });
  }, [id, mayMove]);
  return { ref, dragging };
}

/** A column that cards can be dropped on. */
export function useDropColumn(column: ActionColumn, onDropped: (id: string) => void) {
  const ref = useRef<HTMLElement>(null);
  const [over, setOver] = useState(false);
  const drop = useEffectEvent((id: unknown) => {
    setOver(false);
    if (typeof id === 'string') onDropped(id);
  });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data['action'] === 'string',
      onDragEnter: () => {
        setOver(true);
      },
      onDragLeave: () => {
        setOver(false);
      },
      onDrop: ({ source }) => {
        drop(source.data['action']);
      },
    });
  }, [column]);
  return { ref, over };
}
