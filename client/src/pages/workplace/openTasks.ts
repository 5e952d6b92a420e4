import type { BoardAction } from '#client/api/actionSchemas.ts';
import { compareTexts } from '#client/lib/compareTexts.ts';

type Task = Pick<BoardAction, 'column' | 'due'>;

// Sorts after any date: actions without a due date come last.
const dueOf = ({ due }: Task): string => due ?? '9999';
const isBegun = ({ column }: Task): number => Number(column === 'doing');

/** Open actions of a board: by due date, then started ones, then in board order (priority). */
export function openTasks<T extends Task>(list: readonly T[]): T[] {
  return list
    .filter(({ column }) => column === 'todo' || column === 'doing')
    .sort((a, b) => compareTexts(dueOf(a), dueOf(b)) || isBegun(b) - isBegun(a));
}
