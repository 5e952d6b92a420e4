import { promptKey } from '#client/lib/promptKey.ts';
import { textHolds } from '../keywords/keywordPrompts.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';
import { questionsIn } from './questionsIn.ts';

/** A question or search observed in answers. */
interface ObservedQuestion {
  readonly text: string;
  readonly origin: 'search' | 'related';
  readonly answers: number;
}

/** Answers of other prompts searched for the keyword. */
const MOST_LOOKED_AT = 100_000;
/** Limit per kind and keyword. */
const MOST_OBSERVED = 40;

class Tally {
  readonly #found = new Map<string, { text: string; answers: number }>();

  /** Counts the distinct texts of one answer, compared by `promptKey`. */
  add(texts: readonly string[]): void {
    const byKey = new Map(texts.map((text) => [promptKey(text), text.trim()]));
    byKey.delete('');
    for (const [key, text] of byKey) {
      const seen = this.#found.get(key) ?? { text, answers: 0 };
      seen.answers += 1;
      this.#found.set(key, seen);
    }
  }

  /** Texts in most answers first; ties go to the first. */
  most(origin: ObservedQuestion['origin']): ObservedQuestion[] {
    return [...this.#found.values()]
      .sort((a, b) => b.answers - a.answers)
      .slice(0, MOST_OBSERVED)
      .map((seen) => ({ ...seen, origin }));
  }
}

/**
 * Replaces the counts of searches by the number of ok answers in the whole table with exactly this search: the number that a click on the
 * figure opens.
 */
function countedAnew(table: AnswerTable, found: readonly ObservedQuestion[]): ObservedQuestion[] {
  const counts = new Map(found.map(({ text }) => [text, 0]));
  for (const [row, queries] of table.searches) {
    if (table.status[row] !== OK) continue;
    for (const query of new Set(queries.map((one) => one.trim()))) {
      const count = counts.get(query);
      if (count !== undefined) counts.set(query, count + 1);
    }
  }
  return found
    .map((question) => ({ ...question, answers: counts.get(question.text) ?? 0 }))
    .sort((a, b) => b.answers - a.answers);
}

/**
 * Observed questions around a keyword in the recorded answers: the searches that engines ran, and the questions in the texts
 * (`questionsIn`) of ok answers. For the keyword's prompts all are listed; for other prompts, those that contain the keyword's words. An
 * answer counts once however often it asks; a search counts all answers it was run for. The newest answers are read first, up to a limit.
 * Most answers first.
 * @param prompts indexes of the keyword's prompts.
 * @param mostRead answers whose texts are read for questions, about 0.1 ms each.
 */
export function observedQuestions(
  table: AnswerTable,
  label: string,
  prompts: ReadonlySet<number>,
  mostRead: number,
): ObservedQuestion[] {
  const searches = new Tally();
  const related = new Tally();
  const isOwn = (row: number): boolean => prompts.has(table.prompt[row] ?? -1);
  let [read, looked] = [0, 0];
  for (let row = table.count - 1; row >= 0 && looked < MOST_LOOKED_AT; row -= 1) {
    looked += 1;
    const own = isOwn(row);
    const isOk = table.status[row] === OK;
    const ran = isOk ? table.searches.get(row) : undefined;
    if (ran !== undefined) searches.add(own ? ran : ran.filter((query) => textHolds(query, label)));
    // For a keyword without prompts, the newest answers of the project are read.
    if (read < mostRead && (own || prompts.size === 0) && isOk) {
      read += 1;
      const questions = questionsIn(table.texts.text(row));
      related.add(own ? questions : questions.filter((question) => textHolds(question, label)));
    }
  }
  return [...countedAnew(table, searches.most('search')), ...related.most('related')];
}
