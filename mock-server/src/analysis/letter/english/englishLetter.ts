import type { LetterWords } from '../LetterWords.ts';
import { englishChanged, englishUnchanged } from './englishChanges.ts';
import { englishNext, englishNotes } from './englishNext.ts';
import { englishFacts, englishWhy } from './englishReasons.ts';
import { englishSummary } from './englishSummary.ts';

/** The letter in American English. */
export const englishLetter: LetterWords = {
  summary: englishSummary,
  changed: englishChanged,
  unchanged: englishUnchanged,
  why: englishWhy,
  facts: englishFacts,
  next: englishNext,
  notes: englishNotes,
};
