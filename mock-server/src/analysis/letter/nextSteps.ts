import { ofOtherDays } from '#client/api/actionSchemas.ts';
import type { BoardAction } from '#client/api/actionSchemas.ts';
import type { Overview } from '#client/api/overviewSchemas.ts';
import { readableUrl } from '#client/lib/readableUrl.ts';
import type { NextStep } from './LetterMaterial.ts';

function placeOf({ platform_id: platform, topic_id: topic }: BoardAction, { platforms, topics }: Places): string {
  const [list, id] = platform === null ? [topics, topic] : [platforms, platform];
  return list.find((one) => one.id === id)?.name ?? '';
}

type Places = Pick<Overview, 'platforms' | 'topics'>;

/** A step with its action. */
interface ActionStep {
  readonly action: BoardAction;
  readonly step: NextStep;
}

/** Open steps in the order of the board. Skips rules that this version does not know. */
export function nextSteps(actions: readonly BoardAction[], places: Places): readonly ActionStep[] {
  return actions
    .filter(({ column, gone }) => !gone && column !== 'done' && column !== 'dismissed')
    .flatMap((action) => {
      const { rule, title, prompts, url, host, fact, measure_id: measure, answers } = action;
      if (rule === 'unknown') return [];
      const other = ofOtherDays(action);
      const step: NextStep = {
        ...{ rule, title, measure, answers },
        prompt: prompts[0]?.name ?? '',
        page: url === null ? (host ?? '') : readableUrl(url.replace(/\/$/u, '')),
        host: host ?? '',
        statement: fact?.statement ?? '',
        said: fact?.said ?? [],
        place: placeOf(action, places),
        ...(other !== null && { days: { start: other.start_time, end: other.end_time } }),
      };
      return [{ action, step }];
    });
}
