import type { TimelineEvent } from '#server/analysis/ProjectDefinition.ts';
import type { ImportedRow } from '#server/ingest/parse/RowReader.ts';
import type { ZonedClock } from '#server/ingest/parse/times/parseTime.ts';
import { hashOf } from '#server/store/ids/stableId.ts';

const ID_LENGTH = 12;

/**
 * An event for each model that answers on a platform for the first time, if another one did before.
 * @param known the models of each platform by its name; new ones are added
 */
export function modelEvents(
  rows: readonly ImportedRow[],
  known: Map<string, Set<string>>,
  clock: ZonedClock,
): readonly TimelineEvent[] {
  return rows.flatMap(({ platform, model, askedAt }) => {
    if (model === '') return [];
    const models = known.get(platform) ?? new Set<string>();
    const isNew = models.size > 0 && !models.has(model);
    models.add(model);
    known.set(platform, models);
    if (!isNew) return [];
    return [
      {
        id: `evt-model-${hashOf([platform, model], ID_LENGTH)}`,
        date: clock.dayOf(askedAt),
        kind: 'engine_update',
        title_zh: `${platform} 开始由 ${model} 回答`,
        title_en: `${platform} is now answered by ${model}`,
      } as const,
    ];
  });
}
