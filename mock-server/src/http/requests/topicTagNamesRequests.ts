import * as v from 'valibot';
import { namesSchema } from '#client/api/namedRefSchemas.ts';
import { idField, languageNamesField, lineField } from './fields.ts';

/** More topics or tags than anybody names in one go. */
const MOST_CHANGED = 500;

const topicField = lineField(200);
/** As long as a tag itself: typed for a prompt, it stands for the tag. */
const tagField = lineField(40);

const several = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.maxLength(MOST_CHANGED));

const topics = several(
  v.object({
    id: idField,
    name: v.pipe(topicField, v.nonEmpty()),
    names: v.optional(languageNamesField(topicField), {}),
  }),
);
const tags = several(v.object({ tag: idField, names: v.optional(languageNamesField(tagField), {}) }));

/** Other names of topics and tags. What is not in it keeps those it has. */
export const topicTagNamesRequest = v.object({
  topics: v.optional(topics, []),
  tags: v.optional(tags, []),
  /** Topics without prompts that leave the lists. */
  remove: v.optional(several(idField), []),
  /** Those the typed names were made of: whatever they are, they are only compared. */
  base: v.exactOptional(
    v.object({
      topics: several(v.object({ id: v.string(), name: v.string(), names: namesSchema })),
      tags: several(v.object({ tag: v.string(), names: namesSchema })),
    }),
  ),
});
