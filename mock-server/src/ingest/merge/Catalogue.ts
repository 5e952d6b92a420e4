import { tagFinder } from '#server/analysis/naming/tagNames.ts';
import type { Platform, ProjectDefinition, Prompt, Topic } from '#server/analysis/ProjectDefinition.ts';
import { detachString } from '#server/analysis/text/detachString.ts';
import { stableId } from '#server/store/ids/stableId.ts';
import type { ImportedRow } from '../parse/RowReader.ts';
import { platformKey } from './platformKey.ts';

/** With more distinct values the column does not hold platforms. */
const MAX_PLATFORMS = 1000;
/** Capacity of a table's topic column; prompts beyond it get no topic. */
const MAX_TOPICS = 60_000;

type KnownPrompt = Omit<Prompt, 'topic_id' | 'tags'> & { topic_id: string | null; tags: readonly string[] };

/** Prompts as edited by people. */
export interface PeoplesPrompts {
  /** Current prompts, including added and deleted ones. */
  readonly prompts: readonly Pick<Prompt, 'id' | 'text'>[];
  readonly deleted: ReadonlySet<string>;
}

/** Topic and tag names as edited by people. */
export interface PeoplesNames {
  /** All topics with their current names. */
  readonly topics: readonly Topic[];
  /** Topics created by people, with their original names. */
  readonly made: readonly Topic[];
  readonly tags: Pick<ProjectDefinition, 'tag_names'>;
}

const NO_NAMES: PeoplesNames = { topics: [], made: [], tags: {} };

/** Names that only removed answers referred to. */
interface DroppedNames {
  readonly prompts: readonly string[];
  readonly platforms: readonly string[];
  readonly topics: ReadonlySet<string>;
}

/**
 * The prompts, topics and platforms of a project, collected from rows. Ids are derived from names alone, so that the same file, or another
 * export of the same answers, yields the same ids. A prompt is identified by its text, recorded or edited, because prompt ids in files
 * differ between tools. Topics and tags are identified likewise; current names take precedence over former ones.
 */
export class Catalogue {
  readonly #prompts = new Map<string, KnownPrompt>();
  readonly #idOfText = new Map<string, string>();
  readonly #deleted: ReadonlySet<string>;
  readonly #ofPeople: ReadonlySet<string>;
  readonly #topics = new Map<string, Topic>();
  readonly #topicsByNameNow = new Map<string, Topic>();
  readonly #made: ReadonlySet<Topic>;
  readonly #tagOf: (typed: string) => string;
  /** Topics created by people that recorded prompts now belong to. */
  readonly #adopted = new Map<string, Topic>();
  readonly #platforms = new Map<string, Platform>();
  #otherTopics = 0;
  #ofDeleted = 0;

  constructor(
    known: { prompts: readonly Prompt[]; topics: readonly Topic[]; platforms: readonly Platform[] },
    ofPeople: PeoplesPrompts,
    names: PeoplesNames = NO_NAMES,
  ) {
    this.#deleted = ofPeople.deleted;
    this.#ofPeople = new Set(ofPeople.prompts.map(({ id }) => id));
    for (const prompt of known.prompts) {
      this.#prompts.set(prompt.id, { ...prompt });
      this.#idOfText.set(prompt.text, prompt.id);
    }
    const live = ofPeople.prompts.filter(({ id }) => !this.#deleted.has(id));
    const textNow = new Map(live.map(({ id, text }) => [id, text]));
    // A text belongs to the prompt that has it now rather than to one that had it before; of two current ones, to the recorded prompt.
    for (const { id, text } of live) {
      if (textNow.get(this.#idOfText.get(text) ?? '') !== text) this.#idOfText.set(text, id);
    }
    for (const { id, text } of ofPeople.prompts) if (!this.#idOfText.has(text)) this.#idOfText.set(text, id);
    // A row may use a topic's name in any language; the recorded name takes precedence.
    for (const topic of known.topics) {
      for (const name of Object.values(topic.names ?? {})) this.#topics.set(name.toLowerCase(), topic);
    }
    for (const topic of known.topics) this.#topics.set(topic.name.toLowerCase(), topic);
    this.#made = new Set(names.made);
    const recorded = new Map([...names.made, ...known.topics].map((topic) => [topic.id, topic]));
    const setNow = (name: string, id: string): void => {
      const topic = recorded.get(id);
      if (topic !== undefined) this.#topicsByNameNow.set(name.toLowerCase(), topic);
    };
    for (const { id, names: others = {} } of names.topics) for (const name of Object.values(others)) setNow(name, id);
    for (const { id, name } of names.topics) setNow(name, id);
    this.#tagOf = tagFinder(names.tags);
    for (const platform of known.platforms) this.#platforms.set(platformKey(platform.name), platform);
  }

  get prompts(): readonly Prompt[] {
    return Array.from(this.#prompts.values(), (prompt) => ({ ...prompt }));
  }

  get topics(): readonly Topic[] {
    return [...new Set([...this.#topics.values(), ...this.#adopted.values()])];
  }

  /** Number of topics, recorded or created by people. */
  get topicCount(): number {
    return new Set([...this.topics, ...this.#made].map(({ id }) => id)).size;
  }

  get platforms(): readonly Platform[] {
    return [...this.#platforms.values()];
  }

  get promptCount(): number {
    return this.#prompts.size;
  }

  /** Number of rows whose topic differs from their prompt's first one; a prompt has one topic. */
  get otherTopics(): number {
    return this.#otherTopics;
  }

  /** Number of rows whose prompt people deleted: kept, and counted once the prompt is restored. */
  get ofDeleted(): number {
    return this.#ofDeleted;
  }

  /** Null beyond the maximum number of platforms. */
  platformOf(row: ImportedRow): Platform | null {
    const key = platformKey(row.platform);
    const known = this.#platforms.get(key);
    if (known !== undefined) return known;
    if (this.#platforms.size >= MAX_PLATFORMS) return null;
    const platform = { id: stableId('platform', key), name: detachString(row.platform) };
    this.#platforms.set(detachString(key), platform);
    return platform;
  }

  promptIdOf(row: ImportedRow): string {
    const topicId = this.#topicIdOf(row.topic);
    const { promptId = '' } = row;
    const isKnown = this.#prompts.has(promptId) || this.#ofPeople.has(promptId);
    const id = isKnown ? promptId : (this.#idOfText.get(row.prompt) ?? stableId('prompt', row.prompt));
    // Also where the project no longer has it, after the undo of its import: the deletion stays.
    if (this.#deleted.has(id)) this.#ofDeleted += 1;
    const known = this.#prompts.get(id);
    if (known === undefined) {
      const text = detachString(row.prompt);
      this.#idOfText.set(text, id);
      this.#prompts.set(id, {
        id,
        text,
        topic_id: topicId,
        tags: this.#tagsOf(row).map(detachString),
        keyword_ids: [],
      });
      return id;
    }
    if (known.topic_id === null) known.topic_id = topicId;
    else if (topicId !== null && topicId !== known.topic_id) this.#otherTopics += 1;
    const newTags = this.#tagsOf(row).filter((tag) => !known.tags.includes(tag));
    if (newTags.length > 0) known.tags = [...known.tags, ...newTags.map(detachString)];
    return id;
  }

  /** Removes the prompts, platforms and topics of removed answers, unless something else refers to them. */
  drop(gone: DroppedNames): void {
    for (const id of gone.prompts) {
      const known = this.#prompts.get(id);
      if (known === undefined || known.demand !== undefined || known.paused === true) continue;
      this.#prompts.delete(id);
    }
    const platforms = new Set(gone.platforms);
    for (const [key, { id }] of this.#platforms) if (platforms.has(id)) this.#platforms.delete(key);
    const spokenOf = new Set(Array.from(this.#prompts.values(), ({ topic_id: id }) => id));
    for (const [key, { id }] of this.#topics) {
      if (gone.topics.has(id) && !spokenOf.has(id)) this.#topics.delete(key);
    }
    for (const id of this.#adopted.keys()) if (!spokenOf.has(id)) this.#adopted.delete(id);
  }

  #tagsOf({ tags }: ImportedRow): readonly string[] {
    return [...new Set(tags.map(this.#tagOf))];
  }

  #topicIdOf(name: string): string | null {
    if (name === '') return null;
    const key = name.toLowerCase();
    const known = this.#topicsByNameNow.get(key) ?? this.#topics.get(key);
    if (known !== undefined) {
      if (this.#made.has(known)) this.#adopted.set(known.id, known);
      return known.id;
    }
    if (this.#topics.size >= MAX_TOPICS) return null;
    const topic = { id: stableId('topic', key), name: detachString(name) };
    this.#topics.set(detachString(key), topic);
    return topic.id;
  }
}
