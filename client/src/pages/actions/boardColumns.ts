import type { IntlShape } from 'react-intl';
import type { ActionBoard, ActionColumn, BoardAction } from '#client/api/actionSchemas.ts';
import { actionTitle } from '#client/components/actions/actionTitle.ts';
import { createWordMatcher } from '#client/lib/rows/createWordMatcher.ts';
import { columns, type ActionSearch } from './actionSearch.ts';

/** Account id for the assignee parameter of the address; null: actions without an assignee. */
export function whoOf({ members }: ActionBoard, who: string): string | null {
  if (who === 'none') return null;
  return who === 'me' ? (members.find((member) => member.self)?.id ?? '') : who;
}

/** Whether an action matches the filters. */
function isWanted(intl: IntlShape, action: BoardAction, board: ActionBoard, searchState: ActionSearch): boolean {
  const { kind, who, q } = searchState;
  const text = [
    actionTitle(intl, action, board),
    action.notes,
    action.host ?? '',
    ...action.prompts.map(({ name }) => name),
  ];
  return (
    (kind === null || action.kind === kind) &&
    (who === '' || action.assignee_id === whoOf(board, who)) &&
    createWordMatcher(q)(text.join('\n'))
  );
}

/** The cards of each column that match the filters, in board order. */
export function boardColumns(
  intl: IntlShape,
  board: ActionBoard,
  searchState: ActionSearch,
): Readonly<Record<ActionColumn, readonly BoardAction[]>> {
  const wanted = board.list.filter((action) => isWanted(intl, action, board, searchState));
  const [todo, doing, done, dismissed] = columns.map((column) => wanted.filter((one) => one.column === column));
  return { todo: todo ?? [], doing: doing ?? [], done: done ?? [], dismissed: dismissed ?? [] };
}
