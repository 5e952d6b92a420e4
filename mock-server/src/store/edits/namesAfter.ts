import type { ProjectDefinition, Topic } from '../../analysis/ProjectDefinition.ts';
import type { ProjectEdits } from './ProjectEdits.ts';

/** Topics under the names that people gave them. */
export function topicsAfter(topics: readonly Topic[], given: ProjectEdits['topicNames']): readonly Topic[] {
  if (given.size === 0) return topics;
  return topics.map((topic) => {
    const names = given.get(topic.id);
    return names === undefined ? topic : { id: topic.id, ...names };
  });
}

/** The names of tags, those that people gave in place of recorded ones. Nothing where there are none. */
export function tagNamesAfter(
  { tag_names: recorded }: Pick<ProjectDefinition, 'tag_names'>,
  given: ProjectEdits['tagNames'],
): Pick<ProjectDefinition, 'tag_names'> {
  return given.size === 0 ? {} : { tag_names: { ...recorded, ...Object.fromEntries(given) } };
}
