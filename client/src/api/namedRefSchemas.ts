import * as v from 'valibot';

/** A platform, a topic or the like, where its id and its name are enough. */
export const namedRefSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** What it is called elsewhere, as in another language: searches find it by these too. A provider need not have any. */
  also: v.exactOptional(v.array(v.string())),
});
export type NamedRef = v.InferOutput<typeof namedRefSchema>;

/** What readers of each language call something, where that is not its recorded name. */
export const namesSchema = v.object({ zh: v.exactOptional(v.string()), en: v.exactOptional(v.string()) });
export type LanguageNames = v.InferOutput<typeof namesSchema>;

/**
 * Tags: as they are recorded, which filters and addresses name them by, and what the reader calls each, in the same order, where a
 * server has names of another language.
 */
export const tagEntries = { tags: v.array(v.string()), tag_names: v.exactOptional(v.array(v.string())) };

interface SentTags {
  readonly tags: readonly string[];
  readonly tag_names?: readonly string[];
}

/** Tags by id and by name. */
export function tagRefs({ tags, tag_names: names }: SentTags): NamedRef[] {
  return tags.map((id, index) => ({ id, name: names?.[index] ?? id }));
}

/** What the reader calls each of the tags. */
export function tagNames(sent: SentTags): string[] {
  return tagRefs(sent).map(({ name }) => name);
}

interface Searched {
  readonly name: string;
  readonly also?: readonly string[];
}

/** The texts by which a search finds a thing. */
export function searchedNames({ name, also = [] }: Searched): readonly string[] {
  return [name, ...also];
}
