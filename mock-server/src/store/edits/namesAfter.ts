import type { ProjectDefinition, Topic } from '#server/analysis/ProjectDefinition.ts';
import type { ProjectEdits } from './ProjectEdits.ts';

/** Topics with their edited names. */
export function topicsAfter(topics: readonly Topic[], given: ProjectEdits['topicNames']): readonly Topic[] {
  if (given.size === 0) return topics;
  return topics.map((topic) => {
    const names = given.get(topic.id);
    return names === undefined ? topic : { id: topic.id, ...names };
  });
}

/** Display names of tags, edited ones in place of recorded ones; undefined without any. */
export function tagNamesAfter(
  { tag_names: recorded }: Pick<ProjectDefinition, 'tag_names'>,
  given: ProjectEdits['tagNames'],
): Pick<ProjectDefinition, 'tag_names'> {
  return given.size === 0 ? {} : { tag_names: { ...recorded, ...Object.fromEntries(given) } };
}
