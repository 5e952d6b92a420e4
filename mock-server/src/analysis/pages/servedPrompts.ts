import type { ProjectDefinition } from '../ProjectDefinition.ts';
import { sharedTermsOf, unitsOf, unitsOfPrompts, unitWeights } from './promptTerms.ts';
import type { TextUnits } from './promptTerms.ts';

/** The parts of a page that show what it is about. */
interface PageText {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
}

/** A prompt that a page serves, with the shared terms. */
interface ServedPrompt {
  readonly id: string;
  readonly terms: readonly string[];
}

/** At least half of a prompt's weight must be in the headings of the page. */
const LEAST_SHARE = 0.5;
/** One shared unit may be by chance. */
const LEAST_UNITS = 2;
const MOST_PROMPTS = 50;
const HEADING = /^ {0,3}#{1,3}[^\S\n](.*)$/gmu;
const LONGEST_HEADING = 200;

/** Title and headings of the first three levels. */
export function headsOf({ title, text }: PageText): string {
  const headings = [...text.matchAll(HEADING)].map(([, heading = '']) => withoutClosing(heading));
  return [title, ...headings.filter((one) => one !== '' && one.length <= LONGEST_HEADING)].join('\n');
}

/** A heading without its closing marks: `## Lamps ##`. */
function withoutClosing(heading: string): string {
  const words = heading.trim();
  let end = words.length;
  while (words.charAt(end - 1) === '#') end -= 1;
  return words.slice(0, end).trimEnd();
}

function shareOf(prompt: TextUnits, page: ReadonlySet<string>, weigh: (unit: string) => number): number {
  let [shared, all, count] = [0, 0, 0];
  for (const unit of prompt.units) {
    const weight = weigh(unit);
    all += weight;
    if (page.has(unit)) {
      shared += weight;
      count += 1;
    }
  }
  return count < LEAST_UNITS || all === 0 ? 0 : shared / all;
}

/**
 * The prompts that a page serves, best first: those whose terms are in its title and headings, at least two of them and at least half by
 * weight. Terms are words, and pairs of Chinese characters, without question and function words; terms that are rare among the project's
 * prompts weigh more (inverse document frequency, Spärck Jones 1972). A heuristic that people can correct.
 */
export function servedPrompts(project: ProjectDefinition, page: PageText): ServedPrompt[] {
  const prompts = unitsOfPrompts(project.prompts);
  const weigh = unitWeights(prompts);
  const { units } = unitsOf(headsOf(page));
  return project.prompts
    .flatMap(({ id }, index) => {
      const prompt = prompts[index];
      const share = prompt === undefined ? 0 : shareOf(prompt, units, weigh);
      return prompt === undefined || share < LEAST_SHARE ? [] : [{ id, share, terms: sharedTermsOf(prompt, units) }];
    })
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_PROMPTS)
    .map(({ id, terms }) => ({ id, terms }));
}

/** The shared terms of one prompt and a page, whether rules or a person assigned the prompt. */
export function termsShared(promptText: string, page: PageText): string[] {
  return sharedTermsOf(unitsOf(promptText), unitsOf(headsOf(page)).units);
}
