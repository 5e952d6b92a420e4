import { ANSWER_RULES } from '#client/lib/sentences/SentenceRules.ts';
import { splitSentences } from '#client/lib/sentences/splitSentences.ts';
import type { Span } from '#client/lib/Span.ts';
import { maskNonText } from '../text/maskNonText.ts';

import { SpanList } from '../text/SpanList.ts';
import { foldText } from './foldText.ts';
import { Headings, type Heading } from './Headings.ts';
import { lineEnd } from '../text/lineEnd.ts';

/** Something an answer states: a sentence, or one cell of a table read with the head of its row and column. */
export interface Statement {
  /** Folded. */
  readonly text: string;
  /** The same in the answer's own spelling: every character stands at its place in `text`. */
  readonly spelled: string;
  /** Where it stands in the answer; of a cell: its row. */
  readonly from: number;
  readonly to: number;
  /** Where a place of the answer is in `text`; of a cell, whose words are not those of its row, 0. */
  readonly placeOf: (origin: number) => number;
  /** What it stands under, outermost first. A table says in its own heads what it is about, and so does a heading. */
  readonly headings: readonly Heading[];
}

const TABLE_RULE = /^\s*(?:[|:][\s:]*)?--[-|:\s]*$/u;
const HEAD_UNIT = /[(（]([^()（）]+)[)）]/u;
/** Marks of emphasis would part a number from its unit, marks of citations would be numbers. */
const MARKS = /\*+|__|`+|\[\^?\d{1,3}\^?\]|\[citation:\d+\]/gu;

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/gu, '')
    .split('|')
    .map((cell) => cell.replaceAll(MARKS, '').trim());
}

/** 指导价（万元） over 18.98 is 指导价 18.98 万元. */
function cellText(row: string, head: string, cell: string): string {
  const unit = HEAD_UNIT.exec(head)?.[1] ?? '';
  return `${row} ${head.replace(HEAD_UNIT, '').trim()} ${cell} ${unit}`.trim();
}

function plainStatement(
  line: string,
  { start: from, end: to }: Span,
  shift: number,
  headings: readonly Heading[],
): Statement {
  const sentence = line.slice(from, to);
  const marks = [...sentence.matchAll(MARKS)].map((match) => ({ at: match.index, length: match[0].length }));
  const spelled = sentence.replaceAll(MARKS, '');
  return {
    text: foldText(spelled),
    spelled,
    from: from + shift,
    to: to + shift,
    placeOf: (origin) => {
      const place = origin - shift - from;
      return place - marks.reduce((sum, { at, length }) => sum + (at < place ? length : 0), 0);
    },
    headings,
  };
}

/** A line with blanks in place of addresses and link targets: numbers in them state nothing. */
function withoutAddresses(line: string, spans: SpanList): string {
  maskNonText(line, spans);
  let text = '';
  let from = 0;
  for (let i = 0; i < spans.count; i += 1) {
    text += line.slice(from, spans.from(i)) + ' '.repeat(spans.to(i) - spans.from(i));
    from = spans.to(i);
  }
  return text + line.slice(from);
}

const isRule = (line: string): boolean => line.includes('|') && TABLE_RULE.test(line);

function rowStatements(line: string, heads: readonly string[], from: number): Statement[] {
  const [row = '', ...cells] = cellsOf(line);
  return cells.flatMap((cell, index) => {
    if (cell === '') return [];
    const spelled = cellText(row, heads[index + 1] ?? '', cell);
    return [{ text: foldText(spelled), spelled, from, to: from + line.length, placeOf: () => 0, headings: [] }];
  });
}

/**
 * The sentences of an answer, and the cells of its tables as sentences.
 * @param isWanted asked of each stretch, lines first and then their sentences, so that what nobody wants is not read.
 */
export function answerSentences(
  answer: string,
  isWanted: (from: number, to: number, headings: readonly Heading[]) => boolean = () => true,
): Statement[] {
  const statements: Statement[] = [];
  const spans = new SpanList();
  let heads: readonly string[] | null = null;
  const headings = new Headings();
  for (let from = 0; from <= answer.length;) {
    const to = lineEnd(answer, from);
    const recorded = answer.slice(from, to);
    const next = answer.slice(to + 1, lineEnd(answer, to + 1));
    const above = headings.read(recorded, from) ? [] : headings.inForce;
    if (isRule(next) && recorded.includes('|')) {
      heads = cellsOf(recorded);
    } else if (!isRule(recorded)) {
      if (!recorded.includes('|')) heads = null;
      if (isWanted(from, to, heads === null ? above : [])) {
        const line = withoutAddresses(recorded, spans);
        if (heads !== null) {
          statements.push(...rowStatements(line, heads, from));
        } else {
          for (const sentence of splitSentences(line, ANSWER_RULES)) {
            const [start, end] = [from + sentence.start, from + sentence.end];
            if (isWanted(start, end, above)) statements.push(plainStatement(line, sentence, from, above));
          }
        }
      }
    }
    from = to + 1;
  }
  return statements;
}
