import type { SplitBy, SplitMeasure } from '#client/api/answerIndexSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { assertNever } from '#client/lib/assertNever.ts';

/** The answers that the numerator of a ratio counts. */
function countedBy(measure: SplitMeasure, brandId: string): AnswerSelection {
  switch (measure) {
    case 'visibility':
    case 'share_of_voice':
      return { brand_id: brandId, mention: 'named' };
    case 'first_mention_rate':
      return { brand_id: brandId, mention: 'first' };
    case 'citation_rate':
      return { brand_id: brandId, cites: 'own' };
    default:
      return assertNever(measure);
  }
}

/** The answers behind one bar: those of its segment that the measure counts. */
export function effectSelection(measure: SplitMeasure, brandId: string, by: SplitBy, id: string): AnswerSelection {
  const counted = countedBy(measure, brandId);
  switch (by) {
    case 'platform':
      return { ...counted, platform_id: id };
    case 'topic':
      return { ...counted, topic_id: id };
    case 'prompt':
      return { ...counted, prompt_id: id };
    default:
      return assertNever(by);
  }
}
