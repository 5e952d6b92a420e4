import type { LetterWords } from '../LetterWords.ts';
import { chineseChanged, chineseUnchanged } from './chineseChanges.ts';
import { chineseNext, chineseNotes } from './chineseNext.ts';
import { chineseFacts, chineseWhy } from './chineseReasons.ts';
import { chineseSummary } from './chineseSummary.ts';

/** The letter in Chinese. */
export const chineseLetter: LetterWords = {
  summary: chineseSummary,
  changed: chineseChanged,
  unchanged: chineseUnchanged,
  why: chineseWhy,
  facts: chineseFacts,
  next: chineseNext,
  notes: chineseNotes,
};
