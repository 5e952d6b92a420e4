import * as v from 'valibot';
import { optionalField } from './lenientSchemas.ts';

/** A reference by id and name, for a platform, a topic and the like. */
export const namedRefSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Its names in other languages; search matches them too. A provider may omit them. */
  also: optionalField(v.array(v.string())),
});
export type NamedRef = v.InferOutput<typeof namedRefSchema>;

/** Names by language, where they differ from the recorded name. */
export const namesSchema = v.pipe(
  v.object({ zh: v.nullish(v.string()), en: v.nullish(v.string()) }),
  // A null leaves no key: names are kept in files.
  v.transform(({ zh, en }) => ({ ...(typeof zh === 'string' && { zh }), ...(typeof en === 'string' && { en }) })),
);
export type LanguageNames = v.InferOutput<typeof namesSchema>;

/**
 * `tags`: recorded names, used by filters and addresses. `tag_names`: the reader's names in the same order, if the server has names by
 * language.
 */
export const tagEntries = { tags: v.array(v.string()), tag_names: optionalField(v.array(v.string())) };

interface SentTags {
  readonly tags: readonly string[];
  readonly tag_names?: readonly string[] | undefined;
}

/** Tags as references by id and name. */
export function tagRefs({ tags, tag_names: names }: SentTags): NamedRef[] {
  return tags.map((id, index) => ({ id, name: names?.[index] ?? id }));
}

/** The tags' names in the reader's language. */
export function tagNames(sent: SentTags): string[] {
  return tagRefs(sent).map(({ name }) => name);
}

interface Searched {
  readonly name: string;
  readonly also?: readonly string[] | undefined;
}

/** The texts that a search for the entity matches. */
export function searchedNames({ name, also = [] }: Searched): readonly string[] {
  return [name, ...also];
}
