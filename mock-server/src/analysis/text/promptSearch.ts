import type { ProjectDefinition } from '../types.ts';
import { foldString } from './charTables.ts';

const known = new WeakMap<ProjectDefinition, readonly string[]>();

function foldedTexts(project: ProjectDefinition): readonly string[] {
  const kept = known.get(project);
  if (kept !== undefined) {
    return kept;
  }
  const folded = project.prompts.map(({ text }) => foldString(text));
  known.set(project, folded);
  return folded;
}

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
