import type { ActionSubject } from '#client/api/actionSchemas.ts';
import { answerMeasure } from '../measures/answerMeasures.ts';
import { membersOf } from '../table/groupBy.ts';
import { brandedPrompts } from '../text/brandedPrompts.ts';
import type { ActionData } from './ActionData.ts';
import { coverageGaps, type CoverageGap } from './coverageGaps.ts';
import { datesOf, figureOf, subjectOf } from './subjectOf.ts';
import { topRivals } from './topRivals.ts';

function coverageAction(data: ActionData, { prompt, answers, named }: CoverageGap): ActionSubject {
  const { table, project } = data;
  const rows = membersOf(data.okOf, prompt);
  const found = project.prompts[prompt];
  const ownId = project.brands[0]?.id ?? '';
  const rivals = topRivals(project, named);
  const ofPrompt = { ...datesOf(data), prompt_id: found?.id ?? '' };
  const visibilityOf = (brandId: string) =>
    figureOf({
      id: 'visibility',
      brand_id: brandId,
      measure: answerMeasure(
        table,
        rows,
        'visibility',
        project.brands.findIndex(({ id }) => id === brandId),
      ),
      one_prompt: true,
      selection: { ...ofPrompt, brand_id: brandId, mention: 'named' },
    });
  return subjectOf(data, {
    id: `create_coverage|${found?.id ?? ''}`,
    rule: 'create_coverage',
    kind: 'create',
    about: [prompt],
    topic_id: found?.topic_id ?? null,
    rival_ids: rivals,
    figures: [ownId, ...rivals].map(visibilityOf),
    answers,
    atStake: answers,
    selection: { ...ofPrompt, brand_id: ownId, mention: 'not_named' },
    // The page does not exist yet.
    effort: 'large',
    firstRow: rows.find((row) => ((table.namedMask[row] ?? 0) & 1) === 0),
  });
}

/** Prompts whose answers name competitors and hardly ever the own brand (see coverageGaps), with how often each is named there. */
export function coverageActions(data: ActionData, most: number): ActionSubject[] {
  return coverageGaps(data.sums, brandedPrompts(data.project), most).map((gap) => coverageAction(data, gap));
}
