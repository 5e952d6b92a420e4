import { readClaims } from './claims/readClaims.ts';
import type { Claims } from './claims/readClaims.ts';
import { readDocument } from './text/readDocument.ts';
import { TermFinder, termsOf } from './text/terms.ts';
import type { TextDocument } from './text/TextDocument.ts';
import type { FactorScore, ScoreInput } from './types.ts';

/** The input shared by all factors: the score input and what was parsed from the text once. */
export interface ScoreContext {
  readonly input: ScoreInput;
  readonly document: TextDocument;
  readonly claims: Claims;
  /** Finds terms in the whole text, with its markup blanked. */
  readonly finder: TermFinder;
  /** The distinct terms of each prompt. */
  readonly promptTerms: readonly (readonly string[])[];
}

/** The result of a factor; `scoreContent` adds its weight and grade. */
export type Rating = Pick<FactorScore, 'value' | 'found' | 'missing'> & { readonly applies?: boolean };

/** Parses the text of an input once, for all factors. */
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
