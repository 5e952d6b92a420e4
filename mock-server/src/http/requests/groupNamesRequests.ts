import * as v from 'valibot';
import { nameOf } from '../../ingest/parse/textOf.ts';
import { idField, textField } from './fields.ts';

/** More topics or tags than anybody names in one go. */
const MOST_CHANGED = 500;

const onOneLine = v.transform((text: string) => nameOf(text));
const topicField = v.pipe(textField(200), onOneLine);
/** As long as a tag itself: typed for a prompt, it stands for the tag. */
const tagField = v.pipe(textField(40), onOneLine);

/** Names in each language; empty, or left out: as recorded. */
const namesField = (field: v.GenericSchema<unknown, string>) =>
  v.object({ zh: v.optional(field, ''), en: v.optional(field, '') });
const several = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.maxLength(MOST_CHANGED));

const topics = several(
  v.object({ id: idField, name: v.pipe(topicField, v.nonEmpty()), names: v.optional(namesField(topicField), {}) }),
);
const tags = several(v.object({ tag: idField, names: v.optional(namesField(tagField), {}) }));
/** Names as they are told: whatever they are, they are only compared. */
const told = v.object({ zh: v.exactOptional(v.string()), en: v.exactOptional(v.string()) });

/** Other names of topics and tags. What is not in it keeps those it has. */
export const groupNamesRequest = v.object({
  topics: v.optional(topics, []),
  tags: v.optional(tags, []),
  /** Topics without prompts that leave the lists. */
  remove: v.optional(several(idField), []),
  /** Those the typed names were made of. */
  base: v.exactOptional(
    v.object({
      topics: several(v.object({ id: v.string(), name: v.string(), names: told })),
      tags: several(v.object({ tag: v.string(), names: told })),
    }),
  ),
});
