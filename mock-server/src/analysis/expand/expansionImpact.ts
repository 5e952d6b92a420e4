import type { ExpansionImpact } from '#client/api/expandSchemas.ts';
import { intentSchema, type Intent } from '#client/api/promptSchemas.ts';
import { stages } from '#client/api/stageSchemas.ts';
import { DAY_MS } from '#client/lib/dates.ts';
import { NearDuplicateIndex } from '#client/lib/NearDuplicateIndex.ts';
import { expectedInterval, samplingCost } from '#client/lib/stats/precision.ts';
import { promptTraits } from '../insights/promptTraits.ts';
import { stageOf } from '../insights/stageOf.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';
import { intentOf } from '../text/intentOf.ts';
import { promptIntents } from '../text/promptIntents.ts';
import { nearIndexOf } from './nearIndexOf.ts';

/** A question to be added; `topic` is a topic's name, empty for none. */
interface SelectedQuestion {
  readonly text: string;
  readonly topic: string;
}

const OWN = 0;
const WEEKS = 4;
const WINDOW_MS = WEEKS * 7 * DAY_MS;
/** Assumed for an unmeasured rate: the interval is widest here. */
const WIDEST = 0.5;

interface Sampling {
  /** Answers per prompt and platform in a week; null without answers. */
  readonly runsPerWeek: number | null;
  readonly rate: number | null;
}

/** Sampling of the project in the four weeks that end with its newest answer, and how often the own brand was named. */
function samplingOf(table: AnswerTable): Sampling {
  const last = table.askedAt[table.count - 1];
  if (last === undefined || table.count === 0) return { runsPerWeek: null, rate: null };
  const cells = new Set<number>();
  let [asked, ok, named] = [0, 0, 0];
  for (let row = table.count - 1; row >= 0 && (table.askedAt[row] ?? 0) > last - WINDOW_MS; row -= 1) {
    cells.add((table.prompt[row] ?? 0) * 65_536 + (table.platform[row] ?? 0));
    asked += 1;
    if (table.status[row] === OK) {
      ok += 1;
      named += ((table.namedMask[row] ?? 0) >>> OWN) & 1;
    }
  }
  return { runsPerWeek: asked / cells.size / WEEKS, rate: ok === 0 || table.brandCount === 0 ? null : named / ok };
}

type Coverage = Pick<ExpansionImpact, 'new_intents' | 'new_stages' | 'new_in_topics'>;

/** What the questions add to the current prompts: intents, stages, and intents within each topic. */
function coverageOf(table: AnswerTable, questions: readonly SelectedQuestion[]): Coverage {
  const { prompts, topics } = table.project;
  const intents = promptIntents(table.project);
  const traits = promptTraits(table.project);
  const topicNames = new Map(topics.map(({ id, name }) => [id, name]));
  const before = { intents: new Set<string>(), stages: new Set<string>(), inTopics: new Set<string>() };
  prompts.forEach(({ topic_id: topic, paused }, index) => {
    const intent = intents[index];
    if (paused === true || intent === undefined) return;
    before.intents.add(intent);
    before.stages.add(traits[index]?.stage ?? '');
    before.inTopics.add(`${intent}\n${topic === null ? '' : (topicNames.get(topic) ?? '')}`);
  });
  const asked = questions.map(({ text, topic }) => {
    const intent = intentOf(text);
    return { intent, topic, stage: stageOf(text) };
  });
  const missing = new Map<string, Set<Intent>>();
  for (const { intent, topic } of asked) {
    if (topic === '' || before.inTopics.has(`${intent}\n${topic}`)) continue;
    missing.set(topic, (missing.get(topic) ?? new Set<Intent>()).add(intent));
  }
  const isAsked = (intent: Intent): boolean => asked.some((one) => one.intent === intent);
  return {
    new_intents: intentSchema.options.filter((intent) => isAsked(intent) && !before.intents.has(intent)),
    new_stages: stages.filter((stage) => asked.some((one) => one.stage === stage) && !before.stages.has(stage)),
    new_in_topics: [...missing].map(([topic, found]) => ({
      topic,
      intents: intentSchema.options.filter((intent) => found.has(intent)),
    })),
  };
}

/** Number of near duplicates of a prompt or of an earlier question. */
function countNear(table: AnswerTable, questions: readonly SelectedQuestion[]): number {
  const index = nearIndexOf(table.project);
  const above = new NearDuplicateIndex();
  return questions.filter(({ text }, place) => {
    const isNear = [index, above].some((known) => known.find(text, { limit: 1 }).length > 0);
    above.set(String(place), text);
    return isNear;
  }).length;
}

/**
 * Impact of adding these questions. Gain: intents, stages and gaps of topics not asked about yet. Cost: answers a week at the pace of the
 * last four weeks (without answers: one a week and platform). Also the 95 % interval of visibility to expect over four weeks before and
 * after (`expectedInterval`: Kish's design effect and Wilson) at the rate measured in them.
 */
export function expansionImpact(table: AnswerTable, questions: readonly SelectedQuestion[]): ExpansionImpact {
  const { prompts, platforms } = table.project;
  const { runsPerWeek, rate } = samplingOf(table);
  const runs = runsPerWeek ?? 1;
  const now = prompts.filter(({ paused }) => paused !== true).length;
  const places = Math.max(1, platforms.length);
  const expected = (count: number): ExpansionImpact['interval_now'] =>
    expectedInterval(rate ?? WIDEST, { prompts: count, platforms: places, runs: runs * WEEKS });
  const weekly = (count: number): number => samplingCost({ prompts: count, platforms: places, runs });
  return {
    questions: questions.length,
    ...coverageOf(table, questions),
    near: countNear(table, questions),
    platforms: platforms.length,
    runs_per_week: runsPerWeek,
    weekly_now: Math.round(weekly(now)),
    weekly_more: Math.round(weekly(questions.length)),
    prompts_now: now,
    rate,
    interval_now: expected(now),
    interval_then: expected(now + questions.length),
  };
}
