const EXACT = 5;
const PREFIX = 4;
const WORD_START = 3;
const INSIDE = 2;

/** Latin letters without case, width or accents, so that `É` finds `e` and a full-width `Ａ` finds `a`. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function wordScore(title: string, word: string): number {
  const at = title.indexOf(word);
  if (at === -1) return 0;
  if (at === 0) return title.length === word.length ? EXACT : PREFIX;
  return /[\s\-_/（(·]/u.test(title.charAt(at - 1)) ? WORD_START : INSIDE;
}

/**
 * How well a text finds a thing of these titles (one per language, say): 0 not at all, more is better. Every word of the
 * text has to be in one of the titles; no text at all finds everything.
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

/** The commands a text finds, best first; equals keep their order. */
export function searchCommands<Command extends Searchable>(commands: readonly Command[], text: string): Command[] {
  return commands
    .map((command) => ({ command, score: matchScore(command.titles, text) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ command }) => command);
}
