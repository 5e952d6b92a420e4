import { sampleDefinitions, sampleOwnPages } from '#fixtures/sample.ts';
import type { RawAnswer } from '#server/analysis/table/RawAnswer.ts';
import { lastSampleDay } from './sampleTable.ts';

/** This many characters identify a text. */
const LONG = 40;

/** A number with its unit, as answers state it for a fact. */
const SAID = /\d[\d.,–~-]*\s?(?:公里|万元|元|分钟|年|%)/gu;

const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** All texts in a value, recursively. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return hasHan(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Returns a function that removes recorded data from a displayed text: prompts, keywords, source titles, searches of engines, facts, and
 * what people wrote. The rest is worded by the product.
 */
export function recordedTexts(answers: Iterable<RawAnswer>): (text: string) => string {
  const today = lastSampleDay();
  // Of all samples: the workplace shows all of them.
  const recorded = new Set(
    sampleDefinitions(today).flatMap(({ id, prompts, keywords, facts, actions, briefs, changes }) => [
      ...prompts.map(({ text }) => text),
      ...keywords.map(({ label }) => label),
      ...sampleOwnPages(id, today).map(({ title }) => title),
      ...textsIn([facts, actions, briefs, changes]),
    ]),
  );
  for (const { citations, retrieved, searches } of answers) {
    for (const { title } of [...(citations ?? []), ...(retrieved ?? [])]) if (hasHan(title)) recorded.add(title);
    for (const search of searches ?? []) if (hasHan(search)) recorded.add(search);
  }
  const longestFirst = [...recorded].map((text) => text.trim()).sort((a, b) => b.length - a.length);
  return (shown) => {
    let rest = shown;
    for (const text of longestFirst) {
      if (!hasHan(rest.replaceAll(SAID, ''))) return '';
      // A long prompt is displayed truncated.
      if (rest.length > LONG && text.startsWith(rest.slice(0, LONG))) return '';
      rest = rest.replaceAll(text, '');
    }
    return rest.replaceAll(SAID, '');
  };
}
