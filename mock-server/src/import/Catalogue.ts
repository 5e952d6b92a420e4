import { normalizeFieldName } from '../../../client/src/lib/importFields.ts';
import type { Platform, Prompt, Topic } from '../analysis/types.ts';
import { detachString } from '../analysis/text/detachString.ts';
import type { ImportedRow } from './RowReader.ts';
import { stableId } from './stableId.ts';

/** More platforms than this, and the column is not one of platforms. */
const MAX_PLATFORMS = 1000;
/** As many as a table's column of topics can tell apart; prompts beyond it have none. */
const MAX_TOPICS = 60_000;

type KnownPrompt = Omit<Prompt, 'topic_id' | 'tags'> & { topic_id: string | null; tags: readonly string[] };

/**
 * The prompts, topics and platforms of a project, made from what rows name. Ids come from the names alone, so that the
 * same file, or another export of the same answers, finds the same ones. A prompt is its text: ids that files give
 * prompts differ from tool to tool.
 */
export class Catalogue {
  readonly #prompts = new Map<string, KnownPrompt>();
  readonly #topics = new Map<string, Topic>();
  readonly #platforms = new Map<string, Platform>();
  #otherTopics = 0;

  constructor(known: { prompts: readonly Prompt[]; topics: readonly Topic[]; platforms: readonly Platform[] }) {
    for (const prompt of known.prompts) this.#prompts.set(prompt.text, { ...prompt });
    for (const topic of known.topics) this.#topics.set(topic.name.toLowerCase(), topic);
    for (const platform of known.platforms) this.#platforms.set(normalizeFieldName(platform.name), platform);
  }

  get prompts(): readonly Prompt[] {
    return Array.from(this.#prompts.values(), (prompt) => ({ ...prompt }));
  }

  get topics(): readonly Topic[] {
    return [...this.#topics.values()];
  }

  get platforms(): readonly Platform[] {
    return [...this.#platforms.values()];
  }

  get promptCount(): number {
    return this.#prompts.size;
  }

  /** Rows whose topic is not the one their prompt had first; a prompt has one topic. */
  get otherTopics(): number {
    return this.#otherTopics;
  }

  /** Null when there are more platforms than there can be. */
  platformOf(row: ImportedRow): Platform | null {
    const key = normalizeFieldName(row.platform) || row.platform;
    const known = this.#platforms.get(key);
    if (known !== undefined) return known;
    if (this.#platforms.size >= MAX_PLATFORMS) return null;
    const platform = { id: stableId('platform', key), name: detachString(row.platform) };
    this.#platforms.set(detachString(key), platform);
    return platform;
  }

  promptIdOf(row: ImportedRow): string {
    const known = this.#prompts.get(row.prompt);
    const topicId = this.#topicIdOf(row.topic);
    if (known === undefined) {
      const text = detachString(row.prompt);
      const id = stableId('prompt', text);
      this.#prompts.set(text, { id, text, topic_id: topicId, tags: row.tags.map(detachString), keyword_ids: [] });
      return id;
    }
    if (known.topic_id === null) known.topic_id = topicId;
    else if (topicId !== null && topicId !== known.topic_id) this.#otherTopics += 1;
    const newTags = row.tags.filter((tag) => !known.tags.includes(tag));
    if (newTags.length > 0) known.tags = [...known.tags, ...newTags.map(detachString)];
    return known.id;
  }

  #topicIdOf(name: string): string | null {
    if (name === '') return null;
    const key = name.toLowerCase();
    const known = this.#topics.get(key);
    if (known !== undefined) return known.id;
    if (this.#topics.size >= MAX_TOPICS) return null;
    const topic = { id: stableId('topic', key), name: detachString(name) };
    this.#topics.set(detachString(key), topic);
    return topic.id;
  }
}
