import * as v from 'valibot';
import { namesSchema } from './namedRefSchemas.ts';

/** A topic as its names are edited: as it is recorded, whatever the reader's language. */
const topicNamesSchema = v.object({
  id: v.string(),
  name: v.string(),
  names: namesSchema,
  /** In it, paused ones included. */
  prompts: v.number(),
});

/** A tag as its names are edited. It is its own id: filters, addresses and files name it so. */
const tagNamesSchema = v.object({
  tag: v.string(),
  names: namesSchema,
  /** That have it, paused ones included. */
  prompts: v.number(),
});

export const topicTagNamesSchema = v.object({ topics: v.array(topicNamesSchema), tags: v.array(tagNamesSchema) });
export type TopicTagNames = v.InferOutput<typeof topicTagNamesSchema>;
