import { ANSWER_RULES } from '#client/lib/sentences/SentenceRules.ts';
import { splitSentences } from '#client/lib/sentences/splitSentences.ts';
import type { Span } from '#client/lib/Span.ts';
import { lineEnd } from '../text/lineEnd.ts';
import { maskNonText } from '../text/maskNonText.ts';
import { SpanList } from '../text/SpanList.ts';
import { foldText } from './foldText.ts';
import { Headings, type Heading } from './Headings.ts';

/** A statement of an answer: a sentence, or one table cell read with the heads of its row and column. */
export interface Statement {
  /** Folded. */
  readonly text: string;
  /** The same in the answer's own spelling, character by character at the same offsets as `text`. */
  readonly spelled: string;
  /** Offset in the answer; for a cell, that of its row. */
  readonly from: number;
  readonly to: number;
  /** Maps an offset of the answer to `text`; 0 for a cell, whose text is not contiguous in its row. */
  readonly placeOf: (origin: number) => number;
  /** Headings above the statement, outermost first. The heads of a table and headings both name the subject. */
  readonly headings: readonly Heading[];
}

const TABLE_RULE = /^\s*(?:[|:][\s:]*)?--[-|:\s]*$/u;
const HEAD_UNIT = /[(（]([^()（）]+)[)）]/u;
/** Emphasis marks would separate a number from its unit; citation marks would be read as numbers. */
const MARKS = /\*+|__|`+|\[\^?\d{1,3}\^?\]|\[citation:\d+\]/gu;

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/gu, '')
    .split('|')
    .map((cell) => cell.replaceAll(MARKS, '').trim());
}

/** 指导价（万元） above 18.98 becomes 指导价 18.98 万元. */
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

/** A line with addresses and link targets blanked: numbers in them are no statements. */
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
 * @param isWanted called for each range, lines first and then their sentences, to skip unwanted text early.
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
