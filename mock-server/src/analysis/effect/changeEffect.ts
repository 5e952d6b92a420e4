import type { Measure } from '#client/api/measureSchemas.ts';
import type {
  Difference,
  Effect,
  EffectFinding,
  EffectPrompt,
  EffectReason,
  Publication,
} from '#client/api/publicationSchemas.ts';
import { isThin } from '#client/lib/thinData.ts';
import { normaliseUrl } from '../citations/normaliseUrl.ts';
import { brandRefs } from '../reports/projectRefs.ts';
import { dataDates } from '../reports/reportScope.ts';
import type { MeasureRange } from '../stats/interval.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { differenceInDifferences } from './contrastOfSets.ts';
import { effectSums, type WeekSums } from './effectSums.ts';
import { effectVerdict } from './effectVerdict.ts';
import { effectWindow, type EffectWindow } from './effectWindow.ts';
import { matchControls, type MatchedSet, type PromptPast } from './matchControls.ts';
import { preTrend, type PreTrend } from './preTrend.ts';
import { promptPasts, sumWeeks } from './promptPasts.ts';
import { setSums } from './setSums.ts';
import { treatedPrompts, type Treated } from './treatedPrompts.ts';

const RATE: MeasureRange = { min: 0, max: 1, method: 'wilson' };
const LEAST_SETS = 5;

/** Input of a verdict. */
interface Comparison {
  readonly window: EffectWindow;
  readonly treated: Treated;
  readonly weeks: readonly WeekSums[];
  readonly before: readonly WeekSums[];
  readonly after: readonly WeekSums[];
  readonly sets: readonly MatchedSet[];
}

type Column = 'named' | 'cited';

/** A rate of some prompts over some weeks, with its interval; prompts are the clusters. */
function measure(weeks: readonly WeekSums[], prompts: readonly number[], column: Column): Measure | null {
  const num = sumWeeks(weeks, column);
  const den = sumWeeks(weeks, column === 'named' ? 'ok' : 'captured');
  const pick = (values: Float64Array): Float64Array => Float64Array.from(prompts, (prompt) => values[prompt] ?? 0);
  const sizes = pick(den);
  return measureOfClusters({ num: pick(num), den: sizes, n: sizes.reduce((sum, size) => sum + size, 0) }, RATE);
}

interface EffectContext {
  /** The project's other changes: their prompts are no controls, since they may be affected by those changes. */
  readonly others: readonly Publication[];
  readonly today: string;
  readonly timeZone: string;
}

function compare(table: AnswerTable, change: Publication, { others, today, timeZone }: EffectContext): Comparison {
  const { firstDate, lastDate } = dataDates(table, timeZone);
  const data = firstDate === null || lastDate === null ? null : { start: firstDate, end: lastDate };
  const window = effectWindow(change.published_on, today, data);
  const treated = treatedPrompts(table.project, change, others, window);
  const address = normaliseUrl(change.url);
  const url = table.urls.findIndex((one) => one.url === address);
  const weeks = effectSums(table, window.weeks, timeZone, url);
  const before = weeks.filter(({ week }) => week.index < 0);
  const after = weeks.filter(({ week }) => week.index >= 0);
  const sets = matchControls(promptPasts(before, treated.prompts), promptPasts(before, treated.free));
  return { window, treated, weeks, before, after, sets };
}

function promptsOf(sets: readonly MatchedSet[], arm: 'treated' | 'control'): number[] {
  return sets.flatMap(({ treated, controls }) =>
    arm === 'treated' ? [treated.prompt] : controls.map(({ prompt }) => prompt),
  );
}

/** The first reason that rules out a verdict independent of the difference. */
function problemOf({ window, treated, before, after, sets }: Comparison): EffectReason | null {
  if (treated.prompts.length === 0 && treated.overlapping === 0) return 'no_prompts';
  if (window.problem !== null) return window.problem;
  const asked = [measure(before, treated.prompts, 'named'), measure(after, treated.prompts, 'named')];
  if (asked.some((side) => side === null || isThin(side))) return treated.overlapping > 0 ? 'overlap' : 'thin';
  const controls = promptsOf(sets, 'control');
  const compared = [measure(before, controls, 'named'), measure(after, controls, 'named')];
  const thinControls = compared.some((side) => side === null || isThin(side));
  return sets.length < LEAST_SETS || thinControls ? 'no_controls' : null;
}

function estimateOf({ before, after, sets }: Comparison): Difference | null {
  const sums = (weeks: readonly WeekSums[]) => setSums(sets, sumWeeks(weeks, 'named'), sumWeeks(weeks, 'ok'));
  return sets.length < 2 ? null : differenceInDifferences(sums(before), sums(after));
}

function preTrendOf({ before, sets }: Comparison): PreTrend | null {
  return preTrend(before.map(({ week, named, ok }) => ({ index: week.index, sums: setSums(sets, named, ok) })));
}

function middleOf(weeks: readonly WeekSums[]): number {
  return weeks.reduce((sum, { week }) => sum + week.index, 0) / Math.max(1, weeks.length);
}

function findingOf(comparison: Comparison, trend: PreTrend | null): EffectFinding {
  const reason = problemOf(comparison);
  if (reason !== null) {
    const tellsOn = reason === 'future' || reason === 'too_few_days' ? comparison.window.tellsOn : null;
    return { verdict: tellsOn === null ? 'unknown' : 'not_yet', reason, estimate: null, tells_on: tellsOn };
  }
  const weeksApart = middleOf(comparison.after) - middleOf(comparison.before);
  return effectVerdict({ estimate: estimateOf(comparison), preTrend: trend, weeksApart });
}

/** The finding alone, for the list of changes. */
export function changeFinding(table: AnswerTable, change: Publication, context: EffectContext): EffectFinding {
  const comparison = compare(table, change, context);
  return findingOf(comparison, preTrendOf(comparison));
}

/** A rate of one prompt: its yes/no answers are the sample. */
function promptMeasure(weeks: readonly WeekSums[], prompt: number): Measure | null {
  const named = sumWeeks(weeks, 'named')[prompt] ?? 0;
  const den = new Float64Array(sumWeeks(weeks, 'ok')[prompt] ?? 0).fill(1);
  const num = den.map((_, answer) => Number(answer < named));
  const found = measureOfClusters({ num, den, n: den.length, yesNo: true }, RATE);
  return found && { ...found, k: 1 };
}

function effectPrompt(table: AnswerTable, { before, after }: Comparison, past: PromptPast): EffectPrompt {
  const { id = '', text = '' } = table.project.prompts[past.prompt] ?? {};
  return {
    id,
    text,
    rate: past.rate,
    volatility: past.volatility,
    before: promptMeasure(before, past.prompt),
    after: promptMeasure(after, past.prompt),
  };
}

/**
 * Whether a publication was followed by a change that its controls did not show: difference in differences of the own brand's
 * visibility over matched prompts (matchControls), clustered by matched set, with a test of the trends before.
 */
export function changeEffect(table: AnswerTable, change: Publication, context: EffectContext): Effect {
  const comparison = compare(table, change, context);
  const { window, treated, weeks, before, after, sets } = comparison;
  const trend = preTrendOf(comparison);
  const [treatedOnes, controls] = [promptsOf(sets, 'treated'), promptsOf(sets, 'control')];
  const arm = (prompts: readonly number[], column: Column): Effect['treated'] => ({
    before: measure(before, prompts, column),
    after: measure(after, prompts, column),
  });
  const [brand = { id: '', name: '', own: true, order: 0 }] = brandRefs(table.project);
  return {
    change,
    brand,
    finding: findingOf(comparison, trend),
    before: window.before,
    after: window.after,
    weeks: weeks.map((one) => ({
      ...one.week,
      treated: measure([one], treatedOnes, 'named'),
      control: measure([one], controls, 'named'),
    })),
    treated: arm(treatedOnes, 'named'),
    control: arm(controls, 'named'),
    pre_trend: trend && { difference: trend.difference, low: trend.low, high: trend.high, alike: trend.alike },
    matches: sets.map((set) => ({
      prompt: effectPrompt(table, comparison, set.treated),
      controls: set.controls.map((control) => effectPrompt(table, comparison, control)),
    })),
    citations: arm(treated.prompts, 'cited'),
  };
}
