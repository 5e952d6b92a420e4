import type { Suggestion, Suggestions } from '#client/api/brandCentreSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { compareTexts } from '#client/lib/compareTexts.ts';
import { sentenceEnd, sentenceStart } from '#client/lib/sentences/sentenceBounds.ts';
import { ANSWER_RULES } from '#client/lib/sentences/SentenceRules.ts';
import { rangeOf } from '../measures/measureKinds.ts';
import { currentWindow } from '../scope/reportWindow.ts';
import { scopeOf } from '../scope/scopeOf.ts';
import { selectRows } from '../scope/selectRows.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';
import { asBrand, suggestNames } from '../suggest/suggestNames.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';
import { passageOf } from '../table/passage.ts';
import { foldString } from '../text/charTables.ts';
import { MentionMatcher } from '../text/MentionMatcher.ts';
import { brandRefs } from './projectRefs.ts';

/** Limit of answers read for names: more take longer and add no relevant names. */
const MOST_READ = 1500;
const MOST_NAMES = 40;
const MOST_EVIDENCE = 3;

/** At most `most` rows, spread evenly over all of them. */
function sample(rows: Uint32Array, most: number): Uint32Array {
  if (rows.length <= most) return rows;
  return Uint32Array.from({ length: most }, (_, i) => rows[Math.floor((i * rows.length) / most)] ?? 0);
}

/** Whether a suggested name is a tracked name with an addition: 澄驭 M6 if 澄驭 is tracked. */
function isOfTracked(matcher: MentionMatcher, name: string): boolean {
  return matcher.find(name).length > 0;
}

/** Occurrences of each name in the rows: answers by prompt, and the first distinct sentences, each from another prompt. */
class NameCount {
  readonly byPrompt: Float64Array;
  readonly evidence: { readonly row: number; readonly from: number; readonly to: number }[] = [];
  readonly #prompts = new Set<number>();
  readonly #sentences = new Set<string>();

  constructor(prompts: number) {
    this.byPrompt = new Float64Array(prompts);
  }

  add(table: AnswerTable, row: number, at: number): void {
    const prompt = table.prompt[row] ?? 0;
    this.byPrompt[prompt] = (this.byPrompt[prompt] ?? 0) + 1;
    if (this.evidence.length >= MOST_EVIDENCE || this.#prompts.has(prompt)) return;
    const text = table.texts.text(row);
    const [from, to] = [sentenceStart(text, at, ANSWER_RULES), sentenceEnd(text, at, ANSWER_RULES)];
    const sentence = text.slice(from, to).trim();
    if (this.#sentences.has(sentence)) return;
    this.#sentences.add(sentence);
    this.#prompts.add(prompt);
    this.evidence.push({ row, from, to });
  }
}

/** Counts names where they do not belong to a longer tracked name: "Harbor" in "Harbor & Pine" is the tracked brand. */
function countNames(table: AnswerTable, rows: Uint32Array, names: readonly string[]): readonly NameCount[] {
  const matcher = new MentionMatcher([...names.map(asBrand), ...table.project.brands]);
  const counts = names.map(() => new NameCount(table.project.prompts.length));
  // Newest first, because the first sentences become the evidence.
  for (const row of [...rows].reverse()) {
    const seen = new Set<number>();
    for (const { brand, from } of matcher.find(table.texts.text(row))) {
      if (!seen.has(brand)) counts[brand]?.add(table, row, from);
      seen.add(brand);
    }
  }
  return counts;
}

/**
 * Names in the answers of the query that may be untracked competitors: those that head list items, headings, table rows or bold words
 * (`suggestNames`), without tracked brands, their products and hidden names. Each with the share of the read answers
 * that contain it (prompts as clusters) and sentences as evidence.
 */
export function suggestionReport(table: AnswerTable, query: FilterQuery, hidden: readonly string[]): Suggestions {
  const { project } = table;
  const scoped = selectRows(table, scopeOf(project, query, currentWindow(query)));
  const rows = scoped.filter((row) => table.status[row] === OK);
  const read = sample(rows, MOST_READ);
  const tracked = new MentionMatcher(project.brands);
  const aside = new Set(hidden.map(foldString));
  const known = project.brands.flatMap(({ name, aliases }) => [name, ...aliases]);
  const texts = Array.from(read, (row) => table.texts.text(row));
  // More than are shown, since some are products of tracked brands.
  const names = suggestNames(texts, { known, most: 2 * MOST_NAMES })
    .map(({ name }) => name)
    .filter((name) => !aside.has(foldString(name)) && !isOfTracked(tracked, name))
    .slice(0, MOST_NAMES);
  const counts = countNames(table, read, names);
  const asked = new Float64Array(project.prompts.length);
  for (const row of read) asked[table.prompt[row] ?? 0] = (asked[table.prompt[row] ?? 0] ?? 0) + 1;
  const list = names.flatMap((name, index): Suggestion[] => {
    const count = counts[index];
    const clusters = count && { num: count.byPrompt, den: asked, n: read.length };
    const answers = clusters ? measureOfClusters(clusters, rangeOf('visibility', table.brandCount)) : null;
    if (answers === null || answers.numerator === 0) return [];
    return [{ name, answers, evidence: count?.evidence.map((one) => passageOf(table, one.row, one)) ?? [] }];
  });
  return {
    brands: brandRefs(project),
    answers: rows.length,
    read: read.length,
    list: list.sort((a, b) => b.answers.numerator - a.answers.numerator || compareTexts(a.name, b.name)),
    hidden: [...hidden],
  };
}
