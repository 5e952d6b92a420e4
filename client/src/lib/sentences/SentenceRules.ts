import { unitsOf } from '../unitsOf.ts';
import { DOT, NEWLINE, PARAGRAPH_SEPARATOR } from './characters.ts';

/** What differs between the kinds of text that are cut into sentences. */
interface SentenceOptions {
  /** The UTF-16 unit that ends a line and with it a sentence; null where lines are wrapped and mean nothing. */
  readonly lineBreak: number | null;
  /** Whether a closing quote or bracket behind an ender always closes; false: only before a blank, the end or a script without blanks. */
  readonly closersAlwaysClose: boolean;
  /** Whether a full stop ends a sentence although the blank behind it got lost ("end.Next", "end.下一句"). */
  readonly blankMayBeMissing: boolean;
  /** Whether "..." ends a sentence only before a capital. */
  readonly ellipsisNeedsCapital: boolean;
  /** Whether a sentence goes on when a small letter follows ("What now?" she asked). */
  readonly smallLetterContinues: boolean;
  /** Which single letter before a full stop is an initial: a capital (J. Smith) or any. */
  readonly initials: 'capital' | 'any';
  /**
   * Where an abbreviation starts: `latin` takes all Latin letters and dots before the full stop; `word` takes what stands
   * behind neither letter nor digit, so that it may follow a dot ("end.Mr. X") and not a digit ("60X.").
   */
  readonly abbreviationStarts: 'latin' | 'word';
  /** UTF-16 units that a quotation may have and still hold its sentences together; 0 where quotations hold nothing. */
  readonly longestQuotation: number;
}

/** How one kind of text is cut into sentences. */
export interface SentenceRules extends SentenceOptions {
  /** UTF-16 units that end a sentence wherever they stand. A full stop, which needs a closer look, is not among them. */
  readonly enders: ReadonlySet<number>;
  /** Quotes, brackets and marks of emphasis that stay with the sentence that they close. */
  readonly closers: ReadonlySet<number>;
  /** Words in small letters whose full stop ends no sentence. */
  readonly abbreviations: ReadonlySet<string>;
  /** 1 for the only units a sentence can end with, so that a scan passes over everything else. */
  readonly mayEnd: Uint8Array;
}

const UTF16_UNITS = 0x10000;
const ABBREVIATIONS = 'e.g i.e vs dr mr mrs ms st inc co ltd corp approx est fig prof u.s u.k a.m p.m avg max min';

function rulesOf(
  characters: { enders: string; closers: string; abbreviations: string },
  options: SentenceOptions,
): SentenceRules {
  const enders = unitsOf(characters.enders);
  const closers = unitsOf(characters.closers);
  const abbreviations = new Set(characters.abbreviations.split(' '));
  const mayEnd = new Uint8Array(UTF16_UNITS);
  for (const code of [DOT, ...enders, ...closers]) mayEnd[code] = 1;
  if (options.lineBreak !== null) mayEnd[options.lineBreak] = 1;
  return { ...options, enders, closers, abbreviations, mayEnd };
}

/**
 * Recorded answers: Markdown as it came, so a line break ends a sentence and marks of emphasis close one. Bounds are found
 * from any place in the text, so no quotation is held together.
 */
export const ANSWER_RULES = rulesOf(
  { enders: '。！？!?', closers: '"\'”’」』）)】]*_', abbreviations: `${ABBREVIATIONS} gen jr sr dept` },
  {
    lineBreak: NEWLINE,
    closersAlwaysClose: false,
    blankMayBeMissing: true,
    ellipsisNeedsCapital: true,
    smallLetterContinues: false,
    initials: 'capital',
    abbreviationStarts: 'latin',
    longestQuotation: 0,
  },
);

/** An answer whose markup is gone: cut as the recorded one, but its lines are wrapped and its breaks are marked. */
export const RENDERED_ANSWER_RULES: SentenceRules = rulesOf(
  { enders: '。！？!?', closers: '"\'”’」』）)】]', abbreviations: `${ABBREVIATIONS} gen jr sr dept` },
  { ...ANSWER_RULES, lineBreak: PARAGRAPH_SEPARATOR },
);

/**
 * Texts of our own (drafts, pages), one block at a time with its markup blanked out: lines are wrapped by hand, and what
 * stands between quotation marks stays together with who says it.
 */
export const DRAFT_RULES = rulesOf(
  { enders: '。！？!?；…', closers: '"\'”’」』）)】]', abbreviations: `${ABBREVIATIONS} no` },
  {
    lineBreak: null,
    closersAlwaysClose: true,
    blankMayBeMissing: false,
    ellipsisNeedsCapital: false,
    smallLetterContinues: true,
    initials: 'any',
    abbreviationStarts: 'word',
    longestQuotation: 600,
  },
);
