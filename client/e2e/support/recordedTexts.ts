import type { RawAnswer } from '#server/analysis/table/RawAnswer.ts';
import { sampleDefinitions, sampleOwnPages } from '#fixtures/sample.ts';
import { todayInZone } from './sampleTable.ts';

/** So much of a text tells which one it is. */
const LONG = 40;

/** A number with its unit, as answers say it of a fact. */
const SAID = /\d[\d.,–~-]*\s?(?:公里|万元|元|分钟|年|%)/gu;

const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return hasHan(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * A function that takes out of a text on screen what stays as it was recorded: prompts, keywords, titles of sources, searches of engines,
 * facts, and what people wrote. What is left is said by the product.
 */
export function recordedTexts(answers: Iterable<RawAnswer>): (text: string) => string {
  const today = todayInZone();
  // Of every sample: Home tells of all of them.
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
      // A long prompt is shown cut.
      if (rest.length > LONG && text.startsWith(rest.slice(0, LONG))) return '';
      rest = rest.replaceAll(text, '');
    }
    return rest.replaceAll(SAID, '');
  };
}
