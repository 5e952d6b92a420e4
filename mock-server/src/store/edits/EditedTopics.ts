import { foldText } from '#client/lib/rows/foldText.ts';
import type { Topic } from '#server/analysis/ProjectDefinition.ts';
import { detachString } from '#server/analysis/text/detachString.ts';
import { freeId } from '../ids/freeId.ts';
import { topicsAfter } from './namesAfter.ts';
import type { ProjectEdits } from './ProjectEdits.ts';

/** The topics of a project being edited, by name; an unknown name creates a topic. */
export class EditedTopics {
  readonly #created: Topic[];
  readonly #ids: Map<string, string>;
  readonly #takenIds: Set<string>;
  #count: number;

  constructor(
    recorded: readonly Topic[],
    { topics: created, topicNames }: Pick<ProjectEdits, 'topics' | 'topicNames'>,
  ) {
    this.#created = [...created];
    const topics = topicsAfter([...created, ...recorded], topicNames);
    // Later entries win: display names first, then the names themselves, recorded ones last.
    this.#ids = new Map([
      ...topics.flatMap(({ id, names }) =>
        names ? Object.values(names).map((name) => [foldText(name), id] as const) : [],
      ),
      ...topics.map(({ id, name }) => [foldText(name), id] as const),
    ]);
    this.#takenIds = new Set(topics.map(({ id }) => id));
    this.#count = topics.length;
  }

  get count(): number {
    return this.#count;
  }

  /** The created ones, without the recorded ones. */
  get created(): readonly Topic[] {
    return this.#created;
  }

  /** The id of the topic with this name, in any language; null for the empty name. */
  idOf(name: string): string | null {
    if (name === '') return null;
    const key = foldText(name);
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const topic = { id: this.#freeId(name), name: detachString(name) };
    this.#created.push(topic);
    this.#takenIds.add(topic.id);
    this.#count += 1;
    this.#ids.set(key, topic.id);
    return topic.id;
  }

  /**
   * The id an import would give, so that a topic imported later under this name is the same; another id when a renamed topic has it.
   */
  #freeId(name: string): string {
    return freeId('topic', name.toLowerCase(), (id) => this.#takenIds.has(id));
  }
}
