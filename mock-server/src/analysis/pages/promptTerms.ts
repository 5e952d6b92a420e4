import { memoize } from '#client/lib/memoize.ts';
import { singular } from '#client/lib/promptFeatures.ts';
import { mayBeTerm, splitTerms } from '../keywords/splitTerms.ts';
import type { Prompt } from '../ProjectDefinition.ts';

/** A text as comparable units: pairs of adjacent Chinese characters, and English words as singulars. */
export interface TextUnits {
  readonly units: ReadonlySet<string>;
  /** Chinese stretches and English words, for naming what is shared. */
  readonly stretches: readonly string[];
  readonly words: readonly string[];
}

/** The units of a text for comparison: words in the singular, and pairs of Chinese characters. */
export function unitsOf(text: string): TextUnits {
  const { stretches, phrases } = splitTerms(text);
  const words = phrases.flat().map(singular);
  const pairs = stretches.flatMap((stretch) =>
    Array.from({ length: stretch.length - 1 }, (_, at) => stretch.slice(at, at + 2)),
  );
  return { units: new Set([...pairs, ...words]), stretches, words };
}

/** Weights of the units of a project's prompts: a unit in many prompts hardly distinguishes them. */
export function unitWeights(prompts: readonly TextUnits[]): (unit: string) => number {
  const held = new Map<string, number>();
  for (const { units } of prompts) for (const unit of units) held.set(unit, (held.get(unit) ?? 0) + 1);
  return (unit) => Math.log((prompts.length + 1) / ((held.get(unit) ?? 0) + 0.5));
}

/** The longest terms of a prompt that a page's units contain, for display: 长途电动车 rather than its pairs. */
export function sharedTermsOf(prompt: TextUnits, page: ReadonlySet<string>): string[] {
  const terms = prompt.stretches.flatMap((stretch) => {
    const found: string[] = [];
    let from = 0;
    for (let at = 0; at < stretch.length; at += 1) {
      if (page.has(stretch.slice(at, at + 2)) && at + 1 < stretch.length) continue;
      const term = stretch.slice(from, at + 1);
      if (term.length > 1 && mayBeTerm(term)) found.push(term);
      from = at + 1;
    }
    return found;
  });
  return [...new Set([...terms, ...prompt.words.filter((word) => page.has(word))])];
}

/** The units of every prompt, memoized by list of prompts. */
export const unitsOfPrompts = memoize((prompts: readonly Prompt[]): readonly TextUnits[] =>
  prompts.map(({ text }) => unitsOf(text)),
);
