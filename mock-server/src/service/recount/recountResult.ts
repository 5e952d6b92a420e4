import type { RecountedBrand } from '#client/api/brandNamesSchemas.ts';
import { sentenceEnd, sentenceStart } from '#client/lib/sentences/sentenceBounds.ts';
import { ANSWER_RULES } from '#client/lib/sentences/SentenceRules.ts';
import { mentionsOf } from '#server/analysis/table/answerRow.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { passageOf } from '#server/analysis/table/passage.ts';
import type { FoundMention } from '#server/analysis/text/MentionMatcher.ts';
import { giveWay } from '../Stop.ts';
import type { Stop } from '../Stop.ts';

/** Limit of sample sentences gained and lost per brand. */
const MOST_PASSAGES = 4;
/** Answers compared per slice and brand (some 10 ms) before the event loop continues. */
const SLICE = 5000;

type Difference = RecountedBrand['more'];

/**
 * Compares the counts under old and new names per brand: current brands in order, then removed ones. Runs in slices. @throws as `stop`
 */
export async function recountResult(before: AnswerTable, after: AnswerTable, stop: Stop): Promise<RecountedBrand[]> {
  const given = before.project.brands.filter(({ id }) => !after.project.brands.some((brand) => brand.id === id));
  const [oldMentions, newMentions] = [mentionCounts(before), mentionCounts(after)];
  const brands: RecountedBrand[] = [];
  for (const { id, name } of [...after.project.brands, ...given]) {
    const old = new BrandRows(before, id, oldMentions);
    const now = new BrandRows(after, id, newMentions);
    let gained = 0;
    let lost = 0;
    await giveWay(stop);
    // Names change neither the set of answers nor their order.
    for (let row = 0; row < after.count; row += 1) {
      const change = now.names(row) - old.names(row);
      if (change > 0) gained += 1;
      else if (change < 0) lost += 1;
    }
    const counts = { before: old.counts(), after: now.counts(), gained, lost };
    const [more, fewer] = [await now.beyond(old, stop), await old.beyond(now, stop)];
    brands.push({ brand_id: id, name, ...counts, more, fewer });
  }
  return brands;
}

/** Mentions of each brand in a table, by brand index. */
function mentionCounts({ mentionBrand, project }: AnswerTable): Uint32Array {
  const counts = new Uint32Array(project.brands.length);
  for (const brand of mentionBrand) counts[brand] = (counts[brand] ?? 0) + 1;
  return counts;
}

/** Mentions of a brand in a table; none when it is not tracked. */
class BrandRows {
  readonly #table: AnswerTable;
  readonly #brand: number;
  readonly #mentionCounts: Uint32Array;

  constructor(table: AnswerTable, brandId: string, mentionCounts: Uint32Array) {
    this.#table = table;
    this.#mentionCounts = mentionCounts;
    this.#brand = table.project.brands.findIndex(({ id }) => id === brandId);
  }

  /** 1 when the row mentions the brand. */
  names(row: number): number {
    return this.#brand < 0 ? 0 : ((this.#table.namedMask[row] ?? 0) >>> this.#brand) & 1;
  }

  counts(): RecountedBrand['before'] {
    if (this.#brand < 0) return null;
    let answers = 0;
    for (let row = 0; row < this.#table.count; row += 1) answers += this.names(row);
    return { answers, mentions: this.#mentionCounts[this.#brand] ?? 0, citing: this.#citing() };
  }

  /** Number of answers that cite the brand's domains; null without domains. */
  #citing(): number | null {
    if (this.#table.project.brands[this.#brand]?.domains.length === 0) return null;
    const { citedMask } = this.#table;
    let citing = 0;
    for (let row = 0; row < this.#table.count; row += 1) citing += ((citedMask[row] ?? 0) >>> this.#brand) & 1;
    return citing;
  }

  /** Mentions that the other table lacks, newest answers first. */
  async beyond(other: BrandRows, stop: Stop): Promise<Difference> {
    const difference: Difference = { mentions: 0, answers: 0, passages: [] };
    for (let row = this.#table.count - 1; row >= 0; row -= 1) {
      if (row % SLICE === 0) await giveWay(stop);
      if (this.names(row) === 0) continue;
      const theirs = other.#places(row);
      const [first, ...others] = this.#mentions(row).filter(
        ({ from, to }) => !theirs.has(`${String(from)}-${String(to)}`),
      );
      if (first === undefined) continue;
      difference.answers += 1;
      difference.mentions += 1 + others.length;
      if (difference.passages.length < MOST_PASSAGES) difference.passages.push(this.#passage(row, first));
    }
    return difference;
  }

  #mentions(row: number): FoundMention[] {
    return mentionsOf(this.#table, row).filter(({ brand }) => brand === this.#brand);
  }

  #places(row: number): ReadonlySet<string> {
    if (this.names(row) === 0) return new Set();
    return new Set(this.#mentions(row).map(({ from, to }) => `${String(from)}-${String(to)}`));
  }

  #passage(row: number, { from, to }: FoundMention): Difference['passages'][number] {
    const text = this.#table.texts.text(row);
    return passageOf(this.#table, row, {
      from: sentenceStart(text, from, ANSWER_RULES),
      to: Math.max(to, sentenceEnd(text, to - 1, ANSWER_RULES)),
    });
  }
}
