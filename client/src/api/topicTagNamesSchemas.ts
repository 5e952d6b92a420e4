import * as v from 'valibot';
import { namesSchema } from './namedRefSchemas.ts';

/** A topic in the name editor: recorded names, whatever the reader's language. */
const topicNamesSchema = v.object({
  id: v.string(),
  name: v.string(),
  names: namesSchema,
  /** Prompts of the topic, paused ones included. */
  prompts: v.number(),
});

/** A tag in the name editor. Its recorded name is its id in filters, addresses and files. */
const tagNamesSchema = v.object({
  tag: v.string(),
  names: namesSchema,
  /** Prompts with the tag, paused ones included. */
  prompts: v.number(),
});

export const topicTagNamesSchema = v.object({ topics: v.array(topicNamesSchema), tags: v.array(tagNamesSchema) });
export type TopicTagNames = v.InferOutput<typeof topicTagNamesSchema>;
