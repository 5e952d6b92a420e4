import { unitsOf } from '../unitsOf.ts';
import { DOT, NEWLINE, PARAGRAPH_SEPARATOR } from './characters.ts';

/** Options that differ between the kinds of text that are split into sentences. */
interface SentenceOptions {
  /** The UTF-16 unit that ends a line and so a sentence; null where line breaks are only wrapping. */
  readonly lineBreak: number | null;
  /** Whether a closing quote or bracket after an ender always closes; false: only before a space, the end or a script without spaces. */
  readonly closersAlwaysClose: boolean;
  /** Whether a full stop ends a sentence although the space after it is missing ("end.Next", "end.下一句"). */
  readonly blankMayBeMissing: boolean;
  /** Whether "..." ends a sentence only before a capital. */
  readonly ellipsisNeedsCapital: boolean;
  /** Whether a sentence continues if a small letter follows ("What now?" she asked). */
  readonly smallLetterContinues: boolean;
  /** Which single letter before a full stop is an initial: a capital (J. Smith) or any. */
  readonly initials: 'capital' | 'any';
  /**
   * Where an abbreviation starts: `latin` takes all Latin letters and dots before the full stop; `word` takes what follows neither letter
   * nor digit, so that it may follow a dot ("end.Mr. X") but not a digit ("60X.").
   */
  readonly abbreviationStarts: 'latin' | 'word';
  /** Maximum UTF-16 units of a quotation that keeps its sentences together; 0: quotations keep nothing together. */
  readonly longestQuotation: number;
}

/** The rules by which one kind of text is split into sentences. */
export interface SentenceRules extends SentenceOptions {
  /** UTF-16 units that always end a sentence. A full stop, which needs more checks, is not among them. */
  readonly enders: ReadonlySet<number>;
  /** Quotes, brackets and emphasis marks that belong to the sentence that they close. */
  readonly closers: ReadonlySet<number>;
  /** Lower-case words whose full stop ends no sentence. */
  readonly abbreviations: ReadonlySet<string>;
  /** 1 for the units that can end a sentence, so that a scan skips all others. */
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
 * Recorded answers: original Markdown, so a line break ends a sentence and emphasis marks close one. Bounds are searched from any place in
 * the text, so quotations are not kept together.
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

/** An answer without its markup: split like the recorded one, but lines are wrapped and breaks are marked. */
export const RENDERED_ANSWER_RULES: SentenceRules = rulesOf(
  { enders: '。！？!?', closers: '"\'”’」』）)】]', abbreviations: `${ABBREVIATIONS} gen jr sr dept` },
  { ...ANSWER_RULES, lineBreak: PARAGRAPH_SEPARATOR },
);

/**
 * Texts of our own (drafts, pages), one block at a time with its markup blanked: lines are wrapped by hand, and a quotation stays together
 * with its speaker.
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
