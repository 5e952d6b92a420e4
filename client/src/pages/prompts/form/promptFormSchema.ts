import * as v from 'valibot';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { draftReader } from '#client/stores/draftReader.ts';

/** The server's limit. */
export const LONGEST_TEXT = 2000;
export const LONGEST_TOPIC = 200;
export const LONGEST_TAG = 40;
const MOST_TAGS = 10;

const message = (id: MessageId): MessageId => id;
const isNotTooLong = (tag: string): boolean => tag.length <= LONGEST_TAG;

const topicField = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_TOPIC, message('prompt.topic.long')));
const tagsField = v.pipe(
  v.array(v.string()),
  v.maxLength(MOST_TAGS, message('prompt.tags.many')),
  v.check((tags) => tags.every(isNotTooLong), message('prompt.tags.long')),
);

/** The prompt form; messages are message ids. */
export const promptFormSchema = v.object({
  text: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message('prompt.text.required')),
    v.maxLength(LONGEST_TEXT, message('prompt.text.long')),
  ),
  topic: topicField,
  tags: tagsField,
});
export type PromptFields = v.InferInput<typeof promptFormSchema>;

/** Why a topic name is invalid; null: it is valid. */
export function topicProblem(topic: string): 'prompt.topic.long' | null {
  return v.safeParse(topicField, topic).success ? null : 'prompt.topic.long';
}

/** Why tags are invalid; null: they are valid. */
export function tagsProblem(tags: readonly string[]): 'prompt.tags.many' | 'prompt.tags.long' | null {
  if (tags.length > MOST_TAGS) return 'prompt.tags.many';
  return tags.every(isNotTooLong) ? null : 'prompt.tags.long';
}

const draftSchema = v.object({ text: v.string(), topic: v.string(), tags: v.array(v.string()) });

export const readPromptDraft = draftReader(draftSchema);
