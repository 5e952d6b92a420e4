import type { BoardAction } from '../../api/actionSchemas.ts';
import { compareTexts } from '../../lib/compareTexts.ts';

type Task = Pick<BoardAction, 'column' | 'due'>;

// Later than any day: what is due some time comes after what is due on a day.
const dueOf = ({ due }: Task): string => due ?? '9999';
const isBegun = ({ column }: Task): number => Number(column === 'doing');

/** What is still to do of a board: what is due first, then what has begun, then in the board's order, which is that of urgency. */
export function openTasks<T extends Task>(list: readonly T[]): T[] {
  return list
    .filter(({ column }) => column === 'todo' || column === 'doing')
    .sort((a, b) => compareTexts(dueOf(a), dueOf(b)) || isBegun(b) - isBegun(a));
}
