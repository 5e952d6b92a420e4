import type { WritingHeading } from './WritingBrief.ts';

/** A heading of an outline with its subheadings; empty if the outline has no such heading. */
export function sectionOf(outline: readonly WritingHeading[], id: string): readonly WritingHeading[] {
  const start = outline.findIndex((heading) => heading.id === id);
  const first = outline[start];
  if (first === undefined) return [];
  const length = outline.slice(start + 1).findIndex(({ level }) => level <= first.level);
  return outline.slice(start, length < 0 ? undefined : start + 1 + length);
}
