import type { BriefHeading, BriefQuestion } from '#client/api/briefSchemas.ts';
import { HAN } from '#client/lib/languageOfScript.ts';
import { stripEnd } from '#client/lib/stripEnd.ts';
import { clusterQuestions } from '../insights/clusterQuestions.ts';
import { ThemeTerms } from '../insights/themeTerms.ts';
import type { BrandDefinition } from '../ProjectDefinition.ts';
import { MentionMatcher } from '../text/MentionMatcher.ts';

/** Limit of sections: readers do not read more. */
const MOST_SECTIONS = 8;
const MOST_BELOW = 4;

const ASKS_ZH = /哪|什么|怎么|怎样|如何|为什么|多少|吗$|几|是否|能否|谁/u;
const ASKS_EN = /^(?:which|what|how|why|when|where|who|is|are|can|does|do|should)\b/iu;

/** A question as a heading: a question gets the question mark of its script, other text is unchanged. */
export function asHeading(text: string): string {
  const bare = stripEnd(text.trim(), /[?？。.]/u);
  const asks = ASKS_ZH.test(bare) || ASKS_EN.test(bare);
  if (!asks) return bare;
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}${HAN.test(bare) ? '？' : '?'}`;
}

/**
 * An outline from the questions that are switched on. Questions that share distinctive terms (`clusterQuestions`) make a section: its
 * first question (they are sorted by demand) is the heading, the others are subheadings. A question similar to no other is
 * a section of its own. Sections are in the order of their first question.
 */
export function briefOutline(questions: readonly BriefQuestion[], brands: readonly BrandDefinition[]): BriefHeading[] {
  const on = questions.filter((question) => question.on);
  const words = new ThemeTerms(new MentionMatcher(brands));
  const groups = clusterQuestions(on.map(({ text }) => words.of(text))).map((cluster) => [...cluster.questions]);
  const grouped = new Set(groups.flat());
  // A search similar to nothing else is too little for a section.
  const alone = on.flatMap(({ origin }, index) => (grouped.has(index) || origin === 'search' ? [] : [[index]]));
  return [...groups, ...alone]
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
    .slice(0, MOST_SECTIONS)
    .flatMap((group) =>
      group.slice(0, MOST_BELOW + 1).map((index, place) => ({
        level: place === 0 ? (2 as const) : (3 as const),
        heading: asHeading(on[index]?.text ?? ''),
        notes: '',
      })),
    )
    .map((heading, index) => ({ id: `h${String(index + 1)}`, ...heading }));
}
