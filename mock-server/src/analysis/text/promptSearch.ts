import { memoize } from '#client/lib/memoize.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import { foldName } from './charTables.ts';

const foldedTexts = memoize((project: ProjectDefinition): readonly string[] => {
  return project.prompts.map(({ text }) => foldName(text));
});

/**
 * A test whether a prompt (by index) contains every word of `q`, in any order, ignoring case and width. Words are separated by
 * blanks. A word also matches inside Chinese and inside a longer word, because the user may still be typing.
 */
export function promptSearch(project: ProjectDefinition, q: string): (prompt: number) => boolean {
  const words = foldName(q)
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
