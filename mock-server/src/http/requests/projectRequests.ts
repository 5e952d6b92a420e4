import * as v from 'valibot';
import { PLATFORM_WAYS, SUGGESTION_KINDS } from '#client/api/schemas/projectSetupSchemas.ts';
import { LONGEST_PROMPT } from '#server/store/edits/promptLimits.ts';
import { baseField, isPrintable, languageNamesField, lineField, onOneLine, textField } from './fields.ts';

/** A name of a project, brand or platform, on one line. */
const nameField = v.pipe(lineField(100), v.nonEmpty());
const promptField = v.pipe(v.string(), v.maxLength(LONGEST_PROMPT), v.check(isPrintable, 'printable'), onOneLine);

const brandField = v.object({
  name: nameField,
  aliases: v.optional(v.pipe(v.array(nameField), v.maxLength(100)), []),
  domains: v.optional(v.pipe(v.array(textField(253)), v.maxLength(100)), []),
  match_case: v.optional(v.boolean(), false),
});

/** A BCP 47 tag with language and optional region: `zh-CN`, `en`. */
const languageField = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/u, 'language'),
  v.maxLength(20),
);
/** ISO 3166, two letters; empty: not set. */
const marketField = v.pipe(v.string(), v.regex(/^(?:[A-Z]{2})?$/u, 'country'));

/** Limit of prompts of a new project. */
const MOST_FIRST_PROMPTS = 2000;

const languagesField = v.pipe(v.array(languageField), v.maxLength(10));
const platformsField = v.pipe(v.array(v.object({ name: nameField, way: v.picklist(PLATFORM_WAYS) })), v.maxLength(50));

export const createProjectRequest = v.object({
  name: nameField,
  brand: brandField,
  description: v.optional(textField(500), ''),
  market: v.optional(marketField, ''),
  languages: v.optional(languagesField, []),
  competitors: v.optional(v.pipe(v.array(brandField), v.maxLength(31)), []),
  prompts: v.optional(
    v.pipe(
      v.array(
        v.object({
          text: v.pipe(promptField, v.string(), v.nonEmpty()),
          topic: v.optional(lineField(200), ''),
        }),
      ),
      v.maxLength(MOST_FIRST_PROMPTS),
    ),
    [],
  ),
  platforms: v.optional(platformsField, []),
});

/** Omitted fields stay unchanged. */
export const saveSetupRequest = v.object({
  market: v.optional(marketField),
  languages: v.optional(languagesField),
  description: v.optional(textField(500)),
  platforms: v.optional(platformsField),
  base: baseField,
});

export const renameProjectRequest = v.object({
  name: nameField,
  /** Omitted: unchanged. */
  names: v.optional(languageNamesField(lineField(100))),
  base: baseField,
});
export const archiveProjectRequest = v.object({ archived: v.boolean() });
export const deleteProjectRequest = v.object({ name: v.pipe(textField(100), v.nonEmpty()) });

export const websiteRequest = v.object({ url: v.pipe(textField(2048), v.nonEmpty()) });

export const questionsRequest = v.object({
  keywords: v.pipe(v.array(nameField), v.minLength(1), v.maxLength(20)),
  language: v.optional(v.picklist(['auto', 'zh', 'en', 'both']), 'auto'),
});

export const suggestRequest = v.object({
  kind: v.picklist(SUGGESTION_KINDS),
  brand: v.object({
    name: nameField,
    aliases: v.optional(v.pipe(v.array(nameField), v.maxLength(100)), []),
    domains: v.optional(v.pipe(v.array(textField(253)), v.maxLength(100)), []),
  }),
  description: v.optional(textField(500), ''),
  market: v.optional(marketField, ''),
  languages: v.optional(languagesField, []),
  competitors: v.optional(v.pipe(v.array(nameField), v.maxLength(31)), []),
  topics: v.optional(v.pipe(v.array(lineField(200)), v.maxLength(200)), []),
});

const checkedBrandField = v.object({
  name: lineField(100),
  aliases: v.optional(v.pipe(v.array(lineField(100)), v.maxLength(100)), []),
  match_case: v.optional(v.boolean(), false),
});

export const draftCheckRequest = v.object({
  texts: v.pipe(v.array(promptField), v.maxLength(500)),
  brands: v.optional(v.pipe(v.array(checkedBrandField), v.maxLength(32)), []),
});
