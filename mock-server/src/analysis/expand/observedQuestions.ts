import { promptKey } from '#client/lib/promptKey.ts';
import { textHolds } from '../keywords/keywordPrompts.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';
import { questionsIn } from './questionsIn.ts';

/** Something asked that was seen in answers. */
interface ObservedQuestion {
  readonly text: string;
  readonly origin: 'search' | 'related';
  readonly answers: number;
}

/** Answers of other prompts looked at for searches that hold the keyword. */
const MOST_LOOKED_AT = 100_000;
/** Of each kind for one keyword. */
const MOST_OBSERVED = 40;

class Tally {
  readonly #found = new Map<string, { text: string; answers: number }>();

  /** Counts the different ones of one answer, however they are written. */
  add(texts: readonly string[]): void {
    const byKey = new Map(texts.map((text) => [promptKey(text), text.trim()]));
    byKey.delete('');
    for (const [key, text] of byKey) {
      const seen = this.#found.get(key) ?? { text, answers: 0 };
      seen.answers += 1;
      this.#found.set(key, seen);
    }
  }

  /** Those in most answers first; of equals the one met first. */
  most(origin: ObservedQuestion['origin']): ObservedQuestion[] {
    return [...this.#found.values()]
      .sort((a, b) => b.answers - a.answers)
      .slice(0, MOST_OBSERVED)
      .map((seen) => ({ ...seen, origin }));
  }
}

/** With the ok answers of the whole table for which each search was run, so written: as many as a click on the figure opens. */
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
 * What was asked around a keyword, as the recorded answers show it: the searches engines ran, and the questions that stand in the texts
 * (`questionsIn`) of ok answers. Of answers to the keyword's prompts every one is listed; of others those that hold the keyword's words. An
 * answer counts once however often it asks; a search counts all answers it was run for. The newest answers are read first, up to a bound.
 * Most answers first.
 * @param prompts indexes of the keyword's prompts.
 * @param mostRead answers whose texts are read for questions, some 0.1 ms each.
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
    // Without prompts of its own the newest answers of the project may still ask about it.
    if (read < mostRead && (own || prompts.size === 0) && isOk) {
      read += 1;
      const questions = questionsIn(table.texts.text(row));
      related.add(own ? questions : questions.filter((question) => textHolds(question, label)));
    }
  }
  return [...countedAnew(table, searches.most('search')), ...related.most('related')];
}
