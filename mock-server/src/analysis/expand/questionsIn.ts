import { ANSWER_RULES } from '#client/lib/sentences/SentenceRules.ts';
import { splitSentences } from '#client/lib/sentences/splitSentences.ts';
import { stripEnd } from '#client/lib/stripEnd.ts';
import { plainWords } from '../text/plainWords.ts';

const SHORTEST = 4;
const LONGEST = 120;
/** End of a question. If other text follows the question mark, the line is not a question to be asked again. */
const ENDS_ASKING = /[?？]["'”’」』）)】]*$/u;
/** Headings above follow-up questions suggested by an engine. */
const RELATED_HEADING =
  /^(?:相关(?:问题|搜索|提问)|(?:你|您)可能(?:还|也)(?:想|会)(?:问|了解|知道)|大家还(?:在)?(?:问|搜)|延伸(?:问题|提问)|追问|(?:related|follow[- ]?up|similar) (?:questions?|searches)|people also (?:ask|search for)|you (?:may|might) also (?:ask|want to know))\s*[:：]?$/iu;
const IS_HEADING = /^\s{0,3}#{1,6}\s/u;
const LIST_ITEM = /^\s{0,3}(?:[-*+•]|\d{1,2}[.)、])\s*/u;
/** The engine addresses the reader: an offer, not a question of the reader. */
const OFFER =
  /(?:需要|要不要|想要)我|我(?:可以|来|帮)|(?:要|需要)(?:我|帮你|帮您)|would you like|do you want me|shall i|should i (?:compare|list|go|look|break)|want me to|can i help|let me know/iu;

const lengthOf = (text: string): number => Array.from(text).length;

function isWorthAsking(text: string): boolean {
  const length = lengthOf(text);
  return length >= SHORTEST && length <= LONGEST && /\p{L}/u.test(text) && !OFFER.test(text);
}

/** The plain words of a range, without marks, addresses, list numbers and surrounding quotes. */
function cleaned(text: string, from: number, to: number): string {
  const { text: words } = plainWords(text, from, to, []);
  return stripEnd(words.replace(/^[\s"'“‘「『（(]+/u, ''), /[\s"'”’」』）)]/u).trim();
}

/** Whether a line is a heading above related questions: a Markdown heading, bold, or a line that ends with a colon. */
function isRelatedHeading(text: string, from: number, to: number): boolean {
  return RELATED_HEADING.test(plainWords(text, from, to, []).text.trim());
}

/**
 * The questions in an answer: sentences that end with a question mark, and list items under a heading such as
 * 相关问题 or "People also ask", with or without a question mark. Excludes offers of the engine ("Would you like …?") and anything in an
 * address. Each once, in order of the text.
 */
export function questionsIn(text: string): string[] {
  const found = new Set<string>();
  let underRelated = false;
  let from = 0;
  for (const line of text.split('\n')) {
    const to = from + line.length;
    if (isRelatedHeading(text, from, to)) {
      underRelated = true;
    } else if (underRelated && LIST_ITEM.test(line)) {
      const item = cleaned(text, from, to);
      if (isWorthAsking(item)) found.add(item);
    } else if (line.trim() !== '') {
      underRelated = false;
      // Most lines contain no question; only those that may are parsed.
      if (!IS_HEADING.test(line) || /[?？]/u.test(line)) addSentences(found, text, from, line);
    }
    from = to + 1;
  }
  return [...found];
}

function addSentences(found: Set<string>, text: string, lineFrom: number, line: string): void {
  if (!/[?？]/u.test(line)) return;
  for (const { start, end } of splitSentences(line, ANSWER_RULES)) {
    const sentence = plainWords(text, lineFrom + start, lineFrom + end, []).text.trim();
    if (!ENDS_ASKING.test(sentence)) continue;
    const question = cleaned(text, lineFrom + start, lineFrom + end);
    if (isWorthAsking(question)) found.add(question);
  }
}
