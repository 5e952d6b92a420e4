import { compareTexts } from '#client/lib/compareTexts.ts';
import { memoize } from '#client/lib/memoize.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';

/** The rank of each text among all; equal texts share one. */
function ranksOf(texts: readonly string[]): Float64Array {
  const ranks = new Float64Array(texts.length);
  const order = texts.map((text, index) => ({ text, index })).sort((a, b) => compareTexts(a.text, b.text));
  let rank = 0;
  order.forEach(({ text, index }, place) => {
    const above = order[place - 1];
    rank = above !== undefined && compareTexts(above.text, text) === 0 ? rank : place;
    ranks[index] = rank;
  });
  return ranks;
}

/** The rank of every prompt (by index) by its text. Memoized by project: comparing 10,000 texts takes a tenth of a second. */
export const promptRanks = memoize((project: ProjectDefinition): Float64Array => {
  return ranksOf(project.prompts.map(({ text }) => text));
});

/** The rank of every prompt (by index) by its topic's name; NaN for one without topic. */
export function topicRanks({ topics, prompts }: ProjectDefinition): Float64Array {
  const ranks = ranksOf(topics.map(({ name }) => name));
  const ofTopic = new Map(topics.map(({ id }, index) => [id, ranks[index] ?? Number.NaN]));
  return Float64Array.from(prompts, ({ topic_id: id }) => (id === null ? Number.NaN : (ofTopic.get(id) ?? Number.NaN)));
}
