import type { BriefFact, BriefLanguage, BriefStatistic } from '#client/api/briefSchemas.ts';
import { compareCodes } from '#client/lib/compareTexts.ts';
import { answerSentences, type Statement } from '../facts/answerSentences.ts';
import { foldText } from '../facts/foldText.ts';
import { holdsTerm } from '../facts/judgeSentence.ts';
import { readQuantities } from '../facts/readQuantities.ts';
import { mentionsOf } from '../table/answerRow.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { passageOf } from '../table/passage.ts';
import type { FoundMention } from '../text/MentionMatcher.ts';
import type { BriefMaterial } from './BriefMaterial.ts';
import { MEASURED_SUBJECTS, type MeasuredSubject } from './measuredSubjects.ts';

/** Limit of answers to read, newest first: about 0.1 ms each. */
const MOST_READ = 1500;
const MOST_WANTED = 6;
/** A number in only one answer is unreliable. */
const LEAST_ANSWERS = 2;
const LONGEST_EXAMPLE = 200;

interface Given {
  readonly answers: number;
  readonly lastRow: number;
  readonly example: BriefStatistic['example'];
  /** The example is a sentence, which reads better than a table row. */
  readonly isSentence: boolean;
}

const WORDS: Readonly<Record<BriefLanguage, (subject: MeasuredSubject) => string>> = {
  zh: ({ zh }) => `${zh}：给出本品牌的数字和来源`,
  en: ({ en }) => `${en}: give your own figure and its source`,
};

/** The subject whose word is nearest before the number, in the same sentence. */
function subjectBefore(text: string, at: number): MeasuredSubject | null {
  const before = text.slice(0, at);
  let best: { subject: MeasuredSubject; end: number } | null = null;
  for (const subject of MEASURED_SUBJECTS) {
    for (const word of subject.words) {
      const from = before.lastIndexOf(word);
      if (from >= 0 && from + word.length > (best?.end ?? 0) && holdsTerm(before, word)) {
        best = { subject, end: from + word.length };
      }
    }
  }
  return best?.subject ?? null;
}

/** Subjects that the sentence gives numbers for, without dates and bare counts. */
function subjectsIn({ text }: Statement): ReadonlySet<MeasuredSubject> {
  const numbers = readQuantities(text).filter(({ dimension }) => dimension !== '' && dimension !== 'date');
  return new Set(numbers.flatMap(({ from }) => subjectBefore(text, from) ?? []));
}

/** The sentence about a competitor, if it is short enough to be quoted. */
function exampleOf(
  table: AnswerTable,
  row: number,
  statement: Statement,
  rivalId: string,
): Pick<Given, 'example' | 'isSentence'> {
  const { text: quote, answer_id } = passageOf(table, row, statement);
  const isSentence = !table.texts.text(row).slice(statement.from, statement.to).includes('|');
  return quote.length > LONGEST_EXAMPLE
    ? { example: null, isSentence: false }
    : { example: { brand_id: rivalId, quote, answer_id }, isSentence };
}

/** Subjects with the answers that give a number for a competitor. */
function givenForRivals({ table, rows }: BriefMaterial): ReadonlyMap<MeasuredSubject, Given> {
  const given = new Map<MeasuredSubject, Given>();
  const isRival = ({ brand }: FoundMention): boolean => table.project.brands[brand]?.own === false;
  for (const row of rows.slice(-MOST_READ).reverse()) {
    const rivals = mentionsOf(table, row).filter(isRival);
    if (rivals.length === 0) continue;
    const inside = (from: number, to: number): FoundMention | undefined =>
      rivals.find((mention) => mention.from >= from && mention.to <= to);
    const statements = answerSentences(table.texts.text(row), (from, to) => inside(from, to) !== undefined);
    for (const statement of statements) {
      const rival = table.project.brands[inside(statement.from, statement.to)?.brand ?? -1];
      if (rival === undefined) continue;
      for (const subject of subjectsIn(statement)) {
        const known = given.get(subject) ?? { answers: 0, lastRow: -1, example: null, isSentence: false };
        const answers = known.answers + Number(known.lastRow !== row);
        const found = known.isSentence ? known : exampleOf(table, row, statement, rival.id);
        const isBetter = known.example === null || found.isSentence;
        given.set(subject, { ...known, ...(isBetter && found), answers, lastRow: row });
      }
    }
  }
  return given;
}

/** Only a web address is a source that a reader can open. */
function addressIn(source: string | null): string | null {
  return source !== null && /^https?:\/\/\S+$/iu.test(source) ? source : null;
}

/**
 * Numbers that the piece has to give. First the facts that go into it, as stated in the ledger; then subjects (`measuredSubjects`) for
 * which answers give numbers of competitors (most answers first) and the ledger says nothing. These are blanks to be filled in, with an
 * example about a competitor: a number for the own brand is never made up.
 */
export function briefStatistics(material: BriefMaterial, facts: readonly BriefFact[]): BriefStatistic[] {
  const known = facts
    .filter(({ on }) => on)
    .map(({ fact_id, statement, source }) => {
      return { statement, source_url: addressIn(source), fact_id, example: null, on: true };
    });
  const told = material.facts.map(({ statement, subject }) => foldText(`${statement} ${subject.join(' ')}`));
  const wanted = [...givenForRivals(material)]
    .filter(
      ([{ words }, { answers }]) =>
        answers >= LEAST_ANSWERS && !told.some((text) => words.some((word) => holdsTerm(text, word))),
    )
    .sort(([a, often], [b, other]) => other.answers - often.answers || compareCodes(a.zh, b.zh))
    .slice(0, MOST_WANTED)
    .map(([subject, { example }]) => {
      return { statement: WORDS[material.language](subject), source_url: null, fact_id: null, example, on: true };
    });
  return [...known, ...wanted].map((one, index) => ({ id: `n${String(index + 1)}`, ...one }));
}
