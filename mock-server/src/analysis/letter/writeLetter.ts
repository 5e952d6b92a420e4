import { LETTER_PARTS } from '#client/api/schemas/issuedReportSchemas.ts';
import type { Letter } from '#client/api/schemas/issuedReportSchemas.ts';
import type { ReportLocale, ReportWording } from '#client/api/schemas/reportOptionSchemas.ts';
import { stripBidi } from '#client/lib/stripBidi.ts';
import { chineseLetter } from './chinese/chineseLetter.ts';
import { englishLetter } from './english/englishLetter.ts';
import type { LetterFacts } from './LetterMaterial.ts';
import type { LetterWords } from './LetterWords.ts';

const WORDS: Readonly<Record<ReportLocale, LetterWords>> = { 'zh-CN': chineseLetter, 'en-US': englishLetter };

/**
 * The letter of a report: what really changed, what did not, why, and what is next, by rules. Deterministic.
 * Strips bidi control characters from names, so that they cannot reorder the sentence.
 */
export function writeLetter(facts: LetterFacts, locale: ReportLocale, wording: ReportWording): Letter {
  const words = WORDS[locale];
  return LETTER_PARTS.flatMap((part) => {
    const sentences = words[part](facts, wording).map(stripBidi);
    return sentences.length === 0 ? [] : [{ part, sentences }];
  });
}
