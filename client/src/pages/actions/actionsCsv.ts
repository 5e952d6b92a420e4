import type { IntlShape } from 'react-intl';
import type { ActionBoard, BoardAction } from '#client/api/actionSchemas.ts';
import { actionTitle } from '#client/components/actions/actionTitle.ts';
import { csvTable } from '#client/components/table/file/CsvTable.ts';
import type { CsvTable } from '#client/components/table/file/CsvTable.ts';
import { assigneeName } from './assigneeName.ts';
import { figureName } from './figureWords.ts';

const COLUMNS = [
  ...(['title', 'kind', 'column', 'reason', 'assignee', 'due', 'effort', 'demand', 'priority', 'answers'] as const),
  ...(['figure', 'value', 'low', 'high', 'n', 'prompts', 'host', 'url', 'notes', 'gone', 'first'] as const),
] as const;

/** The visible cards for a CSV file, figures unrounded. */
export function actionsCsv(intl: IntlShape, board: ActionBoard, actions: readonly BoardAction[]): CsvTable {
  return csvTable(
    COLUMNS.map((column) => intl.formatMessage({ id: `actions.csvColumn.${column}` })),
    actions.map((action) => {
      const [figure] = action.figures;
      const { column, kind, effort, demand, assignee_id: assignee } = action;
      return [
        actionTitle(intl, action, board),
        intl.formatMessage({ id: `actions.kind.${kind}` }),
        intl.formatMessage({ id: `actions.column.${column}` }),
        action.reason,
        assignee === null ? null : assigneeName(intl, board, assignee),
        action.due,
        intl.formatMessage({ id: `actions.effort.${effort}` }),
        demand === null ? null : intl.formatMessage({ id: `prompts.demand.${demand}` }),
        action.priority,
        // One that a person added is not based on answers.
        action.rule === 'own' ? null : action.answers,
        figure === undefined ? null : figureName(intl, figure, board),
        figure?.measure?.value ?? null,
        figure?.measure?.low ?? null,
        figure?.measure?.high ?? null,
        figure?.measure?.n ?? null,
        action.prompts.map(({ name }) => name).join('; '),
        action.host,
        action.url,
        action.notes,
        intl.formatMessage({ id: action.gone ? 'actions.yes' : 'actions.no' }),
        action.first_seen,
      ];
    }),
  );
}
