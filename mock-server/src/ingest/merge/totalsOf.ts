import type { ZonedClock } from '../parse/times/parseTime.ts';
import type { AnswerTally } from './AnswerTally.ts';
import type { Catalogue } from './Catalogue.ts';
import type { ImportSummary } from './importSummary.ts';

/**
 * The figures of a project after an import, computed by the analysis.
 * @param dropped number of sources left out while rows were read
 */
export function totalsOf(
  tally: AnswerTally,
  catalogue: Catalogue,
  clock: ZonedClock,
  dropped: number,
): ImportSummary['totals'] {
  const { count, statuses, brands, citations, platforms } = tally;
  const period = tally.period(clock.timeZone);
  return {
    answers: count,
    statuses,
    prompts: catalogue.promptCount,
    topics: catalogue.topicCount,
    platforms: catalogue.platforms
      .map(({ id, name }) => ({ name, answers: platforms.get(id) ?? 0 }))
      .sort((a, b) => b.answers - a.answers),
    firstDate: period === null ? null : clock.dayOf(period.first),
    lastDate: period === null ? null : clock.dayOf(period.last),
    brands,
    citations: { ...citations, dropped: citations.dropped + dropped },
  };
}
