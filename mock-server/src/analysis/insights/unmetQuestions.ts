import type { Measure } from '#client/api/measureSchemas.ts';
import type { Unmet, UserInsight } from '#client/api/userInsightSchemas.ts';
import { answerMeasure } from '../measures/answerMeasures.ts';
import { brandCounts } from '../reports/brandCounts.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { membersOf } from '../table/groupBy.ts';
import { brandedPrompts } from '../text/brandedPrompts.ts';
import { flagsOf, type InsightData } from './groupData.ts';
import { okRowsByPrompt } from './traitedPrompts.ts';
import { isUnmet } from './unmetPrompts.ts';

/** Limit of the list. */
const MOST_LISTED = 500;

type UnmetGroup = UserInsight['unmet_regions'][number];

/** What the answers of one prompt say about the own brand. */
interface PromptAnswers {
  readonly prompt: number;
  readonly answers: number;
  readonly visibility: Measure | null;
  readonly nobody: number;
  readonly onlyRivals: number;
  readonly named: Float64Array;
}

/** Counts the ok answers (rows) of a prompt. Bit 0 of a named mask is the own brand. */
function readAnswers(table: AnswerTable, prompt: number, rows: Uint32Array): PromptAnswers {
  const named = new Float64Array(table.brandCount);
  let [nobody, onlyRivals] = [0, 0];
  for (const row of rows) {
    const mask = table.namedMask[row] ?? 0;
    nobody += Number(mask === 0);
    onlyRivals += Number(mask !== 0 && (mask & 1) === 0);
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const brand = 31 - Math.clz32(rest & -rest);
      named[brand] = (named[brand] ?? 0) + 1;
    }
  }
  return {
    prompt,
    answers: rows.length,
    visibility: answerMeasure(table, rows, 'visibility'),
    nobody,
    onlyRivals,
    named,
  };
}

/** Most answers without the own brand first. */
function byMissed(a: PromptAnswers, b: PromptAnswers): number {
  return b.nobody + b.onlyRivals - (a.nobody + a.onlyRivals) || b.answers - a.answers || a.prompt - b.prompt;
}

/** Questions asked and unmet ones, by region or language; most unmet first, no region last. */
function groups(
  asked: readonly number[],
  unmet: ReadonlySet<number>,
  keyOf: (prompt: number) => string | null,
): UnmetGroup[] {
  const found = new Map<string | null, UnmetGroup>();
  for (const prompt of asked) {
    const id = keyOf(prompt);
    const group = found.get(id) ?? { id, asked: 0, unmet: 0 };
    group.asked += 1;
    group.unmet += Number(unmet.has(prompt));
    found.set(id, group);
  }
  return [...found.values()].sort(
    (a, b) =>
      Number(a.id === null) - Number(b.id === null) ||
      b.unmet - a.unmet ||
      b.asked - a.asked ||
      ((a.id ?? '') < (b.id ?? '') ? -1 : 1),
  );
}

type UnmetPart = Pick<UserInsight, 'unmet' | 'unmet_total' | 'unmet_regions' | 'unmet_languages'>;

/**
 * The questions whose answers leave out the own brand (see `isUnmet`), most such answers first, with flags by prompt. Questions that name
 * a tracked brand themselves are excluded: answers to a question about a competitor naturally name the competitor.
 */
export function unmetQuestions(data: InsightData): UnmetPart & { readonly flags: Uint8Array } {
  const { table, project, traits } = data;
  const rows = okRowsByPrompt(data);
  const branded = brandedPrompts(project);
  const asked = data.prompts
    .filter((prompt) => branded[prompt] !== 1)
    .map((prompt) => readAnswers(table, prompt, membersOf(rows, prompt)))
    .filter(({ answers }) => answers > 0);
  const unmet = asked.filter(({ visibility }) => isUnmet(visibility)).sort(byMissed);
  const list = unmet.slice(0, MOST_LISTED).map(({ prompt, named, onlyRivals, ...counts }): Unmet => {
    const of = traits[prompt];
    return {
      prompt_id: project.prompts[prompt]?.id ?? '',
      text: project.prompts[prompt]?.text ?? '',
      kind: onlyRivals >= counts.nobody ? 'rivals' : 'nobody',
      persona_id: of?.persona ?? 'general',
      stage: of?.stage ?? 'awareness',
      region: of?.region ?? null,
      language: of?.language ?? 'other',
      ...counts,
      only_rivals: onlyRivals,
      rivals: brandCounts(project, named).filter(({ brand_id: id }) => id !== project.brands[0]?.id),
    };
  });
  const prompts = asked.map(({ prompt }) => prompt);
  const flagged = new Set(unmet.map(({ prompt }) => prompt));
  return {
    unmet: list,
    unmet_total: unmet.length,
    unmet_regions: groups(prompts, flagged, (prompt) => traits[prompt]?.region ?? null),
    unmet_languages: groups(prompts, flagged, (prompt) => traits[prompt]?.language ?? null),
    flags: flagsOf(project.prompts.length, flagged),
  };
}
