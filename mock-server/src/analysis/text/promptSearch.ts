import { memoize } from '#client/lib/memoize.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import { foldString } from './charTables.ts';

const foldedTexts = memoize((project: ProjectDefinition): readonly string[] => {
  return project.prompts.map(({ text }) => foldString(text));
});

/**
 * A test whether a prompt (by index) holds every word of `q`, in any order and whatever the case and the width. Words are what
 * blanks part; inside Chinese, and inside a longer word, any stretch counts, for whoever types is still typing.
 */
export function promptSearch(project: ProjectDefinition, q: string): (prompt: number) => boolean {
  const words = foldString(q)
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) {
    return () => true;
  }
  const texts = foldedTexts(project);
  return (prompt) => {
    const text = texts[prompt] ?? '';
    return words.every((word) => text.includes(word));
  };
}
