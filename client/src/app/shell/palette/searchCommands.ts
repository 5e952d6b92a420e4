import { normalizeText } from '#client/lib/normalizeText.ts';

const EXACT = 5;
const PREFIX = 4;
const WORD_START = 3;
const INSIDE = 2;

/** Folds case, width and accents of Latin letters, so that `É` matches `e` and a full-width `Ａ` matches `a`. */
const plain = (text: string): string => normalizeText(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase();

function wordScore(title: string, word: string): number {
  const at = title.indexOf(word);
  if (at === -1) return 0;
  if (at === 0) return title.length === word.length ? EXACT : PREFIX;
  return /[\s\-_/（(·]/u.test(title.charAt(at - 1)) ? WORD_START : INSIDE;
}

/**
 * Match score of a text for titles (for example one per language): 0 is no match, higher is better. Every word of the text must occur in
 * one of the titles; an empty text matches everything.
 */
export function matchScore(titles: readonly string[], text: string): number {
  const words = plain(text)
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return 1;
  const plainTitles = titles.map(plain);
  const scores = words.map((word) => Math.max(0, ...plainTitles.map((title) => wordScore(title, word))));
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) / words.length;
}

interface Searchable {
  readonly titles: readonly string[];
}

/** The commands that match a text, best first; ties keep their order. */
export function searchCommands<Command extends Searchable>(commands: readonly Command[], text: string): Command[] {
  return commands
    .map((command) => ({ command, score: matchScore(command.titles, text) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ command }) => command);
}
