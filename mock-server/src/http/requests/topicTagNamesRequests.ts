import * as v from 'valibot';
import { namesSchema } from '#client/api/namedRefSchemas.ts';
import { idField, languageNamesField, lineField } from './fields.ts';

/** Limit of topics or tags in one request. */
const MOST_CHANGED = 500;

const topicField = lineField(200);
/** The length limit of a tag: typed for a prompt, the name stands for the tag. */
const tagField = lineField(40);

const several = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.maxLength(MOST_CHANGED));

/** In full: generated types of the default ask for each name. */
const NO_NAMES = { zh: '', en: '' };

const topics = several(
  v.object({
    id: idField,
    name: v.pipe(topicField, v.nonEmpty()),
    names: v.optional(languageNamesField(topicField), NO_NAMES),
  }),
);
const tags = several(v.object({ tag: idField, names: v.optional(languageNamesField(tagField), NO_NAMES) }));

/** Other names of topics and tags. Omitted ones keep their names. */
export const topicTagNamesRequest = v.object({
  topics: v.optional(topics, []),
  tags: v.optional(tags, []),
  /** Topics without prompts to remove. */
  remove: v.optional(several(idField), []),
  /** The names that the edit started from; only compared. */
  base: v.exactOptional(
    v.object({
      topics: several(v.object({ id: v.string(), name: v.string(), names: namesSchema })),
      tags: several(v.object({ tag: v.string(), names: namesSchema })),
    }),
  ),
});
