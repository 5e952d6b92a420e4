import { isThin } from '#client/lib/thinData.ts';
import { sumCells } from '../measures/cellSums.ts';
import type { CellSums } from '../measures/cellSums.ts';
import { hasFewAnswers, measureOf, pairedClusters, promptClusters } from '../measures/promptClusters.ts';
import { WHOLE, type Segment } from '../measures/Segment.ts';
import type { OverviewData } from '../reports/overviewData.ts';
import { selectRows } from '../scope/selectRows.ts';
import type { Clusters } from '../stats/clusterRatio.ts';
import { testChangeByInterval } from '../stats/pairedChange.ts';
import { signTest } from '../stats/signTest.ts';
import { alertOf } from '../workplace/alertOf.ts';
import { pastWindow } from '../workplace/samplingHealth.ts';
import { CERTAIN } from './FoundAlert.ts';
import type { Candidate } from './FoundAlert.ts';

/** Significance level of each alert by itself, whatever the other tests say. */
const LEVEL = 0.05;
const OWN = 0;

/**
 * Competitors that no answer of the past named (up to 28 days before the window, at least 30 answers of 5 prompts) and that
 * are now named on more prompts than by chance: a sign test over the prompts asked in both, each of which can only have
 * moved one way. Over the whole scope, else by topic; a competitor new in the whole scope is not reported again for each topic.
 */
export function newRivalTests(data: OverviewData): Candidate[] {
  const { table, project, scope, window, query, firstDate, sums } = data;
  const past = pastWindow(window, firstDate, query.time_zone);
  if (past === null) return [];
  const before = sumCells(table, selectRows(table, { ...scope, from: past.from, to: past.to }));
  const testOf = (brand: number, segment: Segment): Candidate | null => {
    if (hasFewAnswers(before, segment)) return null;
    const previous = measureOf(before, 'visibility', brand, segment);
    if (previous === null || isThin(previous) || previous.numerator > 0) return null;
    const [was, is] = pairedClusters(before, sums, 'visibility', brand, segment);
    const newly = is.num.filter((named, prompt) => named > 0 && (was.den[prompt] ?? 0) > 0).length;
    const pValue = signTest(newly, 0);
    const measure = measureOf(sums, 'visibility', brand, segment);
    const alert = alertOf({
      rule: 'new_rival',
      severity: 'medium',
      brand_id: project.brands[brand]?.id ?? null,
      topic_id: project.topics[segment.topic ?? -1]?.id ?? null,
      value: measure?.numerator ?? null,
      ...{ measure, previous },
    });
    return { alert: pValue < LEVEL ? alert : null, pValue, certain: pValue < CERTAIN };
  };
  return project.brands.flatMap((_, brand) => {
    if (brand === OWN) return [];
    const whole = testOf(brand, WHOLE);
    if (whole !== null && whole.alert !== null) return [whole];
    return [whole, ...data.topics.map((topic) => testOf(brand, { topic }))].filter((test) => test !== null);
  });
}

/** By prompt, the number of answers naming the competitor minus those naming the own brand. */
function gapOf(sums: CellSums, rival: number): Clusters {
  const ours = promptClusters(sums, 'visibility', OWN);
  const theirs = promptClusters(sums, 'visibility', rival);
  return { num: theirs.num.map((named, prompt) => named - (ours.num[prompt] ?? 0)), den: ours.den, n: ours.n };
}

/**
 * Competitors that were not ahead of the own brand in the week before and are now. Both the lead (the difference of the two brands over the
 * same answers) and the change of the gap must be significant, so the p value is the larger of the two (intersection-union test,
 * Berger 1982). The figures are the competitor's visibility.
 */
export function overtakingTests({ project, sums, previousSums }: OverviewData): Candidate[] {
  return project.brands.flatMap(({ id }, rival): Candidate[] => {
    if (rival === OWN) return [];
    const [ours, theirs] = [OWN, rival].map((brand) => measureOf(previousSums, 'visibility', brand));
    if (!ours || !theirs || theirs.value > ours.value) return [];
    const own = promptClusters(sums, 'visibility', OWN);
    const ahead = testChangeByInterval(own, promptClusters(sums, 'visibility', rival), {
      min: 0,
      max: 1,
      method: 'wilson',
    });
    const moved = testChangeByInterval(gapOf(previousSums, rival), gapOf(sums, rival), {
      min: -1,
      max: 1,
      method: 't',
    });
    if (ahead === null || moved === null) return [];
    const pValue = Math.max(ahead.pValue, moved.pValue);
    const isFound = [ahead, moved].every(({ change }) => change.verdict === 'real' && change.difference > 0);
    const alert = alertOf({
      rule: 'rival_overtook',
      severity: 'medium',
      brand_id: id,
      value: ahead.change.difference,
      measure: measureOf(sums, 'visibility', rival),
      previous: theirs,
    });
    return [{ alert: isFound ? alert : null, pValue, certain: ahead.certain && moved.certain }];
  });
}
