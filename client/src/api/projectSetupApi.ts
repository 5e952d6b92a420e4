import * as v from 'valibot';
import type { ExpandLanguage } from './expandSchemas.ts';
import type { CallOptions, Http } from './http.ts';
import { pageProblemSchema } from './ownPageSchemas.ts';
import {
  archivedProjectSchema,
  createdProjectSchema,
  deletedProjectSchema,
  draftChecksSchema,
  projectSetupSchema,
  questionProposalsSchema,
  renamedProjectSchema,
  suggestionsSchema,
  websiteProposalSchema,
} from './schemas/projectSetupSchemas.ts';
import type { BrandDraft, NewProject, SetupChange, SuggestionRequest } from './schemas/projectSetupSchemas.ts';

const websiteReplySchema = v.object({
  proposal: v.nullable(websiteProposalSchema),
  problem: v.nullable(pageProblemSchema),
});

/** Names of a project: the recorded one, and those by language. */
interface ProjectNames {
  readonly name: string;
  readonly names: Readonly<Partial<Record<'zh' | 'en', string>>>;
}
interface ProjectRename {
  readonly name: string;
  readonly names?: Readonly<Record<'zh' | 'en', string>>;
}

/** The calls that create a project and change it as a whole. */
export function createProjectSetupApi(http: Http) {
  const call = (name: string): string => `/api/front/project/${name}`;
  return {
    /** @throws ApiError validation naming the field */
    create: (order: NewProject) => http.post(call('create'), createdProjectSchema, order, { idempotent: true }),
    /** What a home page says of its brand; null and why, where it could not be read. */
    website: (url: string, options: CallOptions = {}) =>
      http.post(call('website'), websiteReplySchema, { url }, options),
    questions: (keywords: readonly string[], language: ExpandLanguage) =>
      http.post(call('questions'), questionProposalsSchema, { keywords, language }),
    /** Competitors or prompts suggested by the server's language model. @throws ApiError (409) without a model */
    suggest: (order: SuggestionRequest, options: CallOptions = {}) =>
      http.post(call('suggest'), suggestionsSchema, order, { ...options, idempotent: true }),
    /** Finds prompts that mention a brand or are near duplicates, before the project exists. */
    checkPrompts: (
      texts: readonly string[],
      brands: readonly Pick<BrandDraft, 'name' | 'aliases' | 'match_case'>[],
      options: CallOptions = {},
    ) => http.post(call('check_prompts'), draftChecksSchema, { texts, brands }, options),
    /** The settings of the current project other than brands and prompts, and its contents. */
    setup: (signal?: AbortSignal) => http.get(call('setup'), projectSetupSchema, {}, { signal }),
    /**
     * Omitted fields stay unchanged.
     * @param from `base`: the changed fields as they were
     * @throws ApiError validation naming the field; conflict when a stored one differs from the base
     */
    saveSetup: (change: SetupChange, from: { readonly base?: SetupChange } = {}) =>
      http.post(call('setup/save'), projectSetupSchema, { ...change, ...from }),
    /**
     * @param renamed `names`: names by language; an empty one: the recorded name; undefined: unchanged
     * @param from `base`: the names as they were
     * @throws ApiError validation naming the field; conflict when the stored names differ from the base
     */
    rename: (renamed: ProjectRename, from: { readonly base?: ProjectNames } = {}) =>
      http.post(call('rename'), renamedProjectSchema, { ...renamed, ...from }),
    archive: (archived: boolean) => http.post(call('archive'), archivedProjectSchema, { archived }),
    /** @param name the project's name, typed to confirm */
    remove: (name: string) => http.post(call('delete'), deletedProjectSchema, { name }, { idempotent: true }),
  };
}
