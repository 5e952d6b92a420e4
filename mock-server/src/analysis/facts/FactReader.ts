import type { FactVerdict } from '#client/api/brandCentreSchemas.ts';
import { mentionsOf } from '../table/answerRow.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';
import type { FoundMention } from '../text/MentionMatcher.ts';
import { answerSentences, type Statement } from './answerSentences.ts';
import type { CompiledFact } from './compileFact.ts';
import { foldText } from './foldText.ts';
import type { Heading } from './Headings.ts';
import { holdsTerm, judgeSentence, type Judgement, type SentenceMention } from './judgeSentence.ts';
import type { Quantity } from './Quantity.ts';

/** The verdict of one sentence of an answer on a fact. */
export interface FactFinding {
  readonly row: number;
  readonly verdict: FactVerdict;
  /** The number that decided the verdict, as written; empty if there is none. */
  readonly said: string;
  /** Equal for every spelling of the same wrong number. */
  readonly saidKey: string;
  /** Offset of the sentence in the answer. */
  readonly from: number;
  readonly to: number;
}

function mentionsIn(statement: Statement, mentions: readonly FoundMention[]): SentenceMention[] {
  return mentions
    .filter(({ from, to }) => from >= statement.from && to <= statement.to)
    .map(({ brand, from }) => ({ brand, from: statement.placeOf(from) }));
}

/** The number as written in the answer; a count includes the counted thing. */
function writtenAs(text: string, { from, to, dimension, words }: Quantity, unit: string): string {
  const number = text.slice(from, to).trim();
  const thing = dimension !== '' ? '' : words.startsWith(unit) ? unit : (words.split(' ')[0] ?? '');
  return `${number} ${thing}`.trim();
}

function findingOf(
  row: number,
  { spelled, from, to }: Statement,
  { verdict, said }: Judgement,
  { expected }: CompiledFact,
): FactFinding {
  const key = said === null ? '' : `${said.dimension}:${String(said.low)}:${String(said.high)}:${said.kind}`;
  return { row, verdict, said: said === null ? '' : writtenAs(spelled, said, expected.words), saidKey: key, from, to };
}

/** A sentence or heading about brands other than the one the page is about. */
const OF_OTHERS =
  /竞品|竞争|对手|同级|同类|同价位|其他|别的|替代|类似|行业|市场|平均|普遍|一般|对比|相比|\bvs\b|\b(?:rivals?|competitors?|alternatives?|others?|similar|average|typical(?:ly)?|usual(?:ly)?|segment|industry|compared|comparison)\b/u;

/**
 * The brand that sentences without a brand are about: the only one named by the nearest heading that names a brand. Null
 * for none, several, or a heading about others.
 */
function brandOf(headings: readonly Heading[], mentions: readonly FoundMention[]): number | null {
  for (const { from, to } of headings.toReversed()) {
    const brands = new Set(mentions.filter((one) => one.from >= from && one.to <= to).map(({ brand }) => brand));
    const [only] = brands;
    if (only !== undefined) {
      return brands.size === 1 && !headings.some(({ text }) => OF_OTHERS.test(text)) ? only : null;
    }
  }
  return null;
}

/** Judges the answers of a table by facts, row by row. */
export class FactReader {
  readonly #table: AnswerTable;
  readonly #facts: readonly CompiledFact[];
  /** In the order of the facts. */
  readonly findings: readonly FactFinding[][];
  #done = 0;

  constructor(table: AnswerTable, facts: readonly CompiledFact[]) {
    this.#table = table;
    this.#facts = facts;
    this.findings = facts.map(() => []);
  }

  /** Reads up to `most` further rows; false when none was left. */
  step(most: number): boolean {
    const end = Math.min(this.#table.count, this.#done + most);
    const isMore = end > this.#done;
    for (let row = this.#done; row < end; row += 1) this.#read(row);
    this.#done = end;
    return isMore;
  }

  #read(row: number): void {
    const { namedMask, status, texts } = this.#table;
    if (status[row] !== OK) return;
    const mask = namedMask[row] ?? 0;
    const asked = this.#facts.flatMap(({ brand }, at) => (brand === null || (mask >>> brand) & 1 ? [at] : []));
    if (asked.length === 0) return;
    const text = texts.text(row);
    const folded = foldText(text);
    const open = asked.filter((at) => {
      return this.#facts[at]?.terms.every((spellings) => spellings.some((term) => holdsTerm(folded, term))) === true;
    });
    if (open.length > 0) this.#judge(row, text, open);
  }

  #judge(row: number, text: string, open: readonly number[]): void {
    const mentions = mentionsOf(this.#table, row);
    const brands = open.map((at) => this.#facts[at]?.brand ?? null);
    // Most sentences name none of the brands.
    const isWanted = (from: number, to: number, headings: readonly Heading[]): boolean =>
      brands.includes(null) ||
      mentions.some((one) => one.from >= from && one.to <= to && brands.includes(one.brand)) ||
      (headings.length > 0 && brands.includes(brandOf(headings, mentions)));
    for (const statement of answerSentences(text, isWanted)) {
      const inside = mentionsIn(statement, mentions);
      const heading = statement.headings.map((one) => one.text).join(' ');
      const implied =
        inside.length > 0 || OF_OTHERS.test(statement.text) ? null : brandOf(statement.headings, mentions);
      for (const at of open) {
        const fact = this.#facts[at];
        if (fact === undefined) continue;
        if (fact.brand !== null && implied !== fact.brand && !inside.some(({ brand }) => brand === fact.brand)) {
          continue;
        }
        const judgement = judgeSentence(statement.text, fact, inside, heading);
        if (judgement && (judgement.said !== null || implied === null)) {
          this.findings[at]?.push(findingOf(row, statement, judgement, fact));
        }
      }
    }
  }
}
