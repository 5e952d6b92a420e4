import type { FilterQuery } from '#client/api/filterQuery.ts';
import { updatesOf } from '../reports/changes/eventSubjects.ts';
import { currentWindow, previousWindow } from '../scope/reportWindow.ts';
import { scopeOf } from '../scope/scopeOf.ts';
import { selectRows } from '../scope/selectRows.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import type { ModelChange } from './LetterMaterial.ts';

/** Fewer answers do not show which model a platform serves. */
const MIN_ANSWERS = 5;

/** The model of more than half of a platform's answers with a known model, by index of the platform. */
function mainModels(table: AnswerTable, rows: Uint32Array): ReadonlyMap<number, string> {
  const counts = new Map<number, Map<string, number>>();
  for (const row of rows) {
    const model = table.models.get(row);
    if (model === undefined) continue;
    const platform = table.platform[row] ?? 0;
    const known = counts.get(platform) ?? new Map<string, number>();
    counts.set(platform, known.set(model, (known.get(model) ?? 0) + 1));
  }
  return new Map(
    [...counts].flatMap(([platform, models]) => {
      const total = [...models.values()].reduce((sum, count) => sum + count, 0);
      const main = [...models].find(([, count]) => count * 2 > total);
      return main === undefined || total < MIN_ANSWERS ? [] : [[platform, main[0]] as const];
    }),
  );
}

/**
 * Platforms whose answers mostly come from another model than in the previous period, according to the answers.
 * @throws RangeError for an invalid date or time zone of the query (callers check them first).
 */
export function servedModels(table: AnswerTable, query: FilterQuery): readonly ModelChange[] {
  const modelsIn = (window: ReturnType<typeof currentWindow>): ReadonlyMap<number, string> =>
    mainModels(table, selectRows(table, scopeOf(table.project, query, window)));
  const now = modelsIn(currentWindow(query));
  const then = modelsIn(previousWindow(query));
  return [...now].flatMap(([platform, to]) => {
    const from = then.get(platform);
    const name = table.project.platforms[platform]?.name ?? '';
    return from === undefined || from === to
      ? []
      : [{ platform: name, from, to, updates: updatesOf(table.project, platform) }];
  });
}
