import { readClaims } from './claims/readClaims.ts';
import type { Claims } from './claims/readClaims.ts';
import type { TextDocument } from './text/TextDocument.ts';
import { readDocument } from './text/readDocument.ts';
import { TermFinder, termsOf } from './text/terms.ts';
import type { FactorScore, ScoreInput } from './types.ts';

/** What every factor reads: the input, and what was found in the text once for all. */
export interface ScoreContext {
  readonly input: ScoreInput;
  readonly document: TextDocument;
  readonly claims: Claims;
  /** The whole text, markup blanked. */
  readonly finder: TermFinder;
  /** By prompt; distinct. */
  readonly promptTerms: readonly (readonly string[])[];
}

/** What a factor finds; its weight and grade are put to it by the table. */
export type Rating = Pick<FactorScore, 'value' | 'found' | 'missing'> & { readonly applies?: boolean };

/** Reads the text of an input once, for all factors. */
export function createContext(input: ScoreInput): ScoreContext {
  const document = readDocument(input.text);
  return {
    input,
    document,
    claims: readClaims(document),
    finder: new TermFinder(document.plain),
    promptTerms: input.prompts.map(({ text, terms }) => terms ?? termsOf(text)),
  };
}
