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

/** The calls that make a project and change it as a whole. */
export function createProjectSetupApi(http: Http) {
  const call = (name: string): string => `/api/front/project/${name}`;
  return {
    /** @throws ApiError validation naming the field */
    create: (order: NewProject) => http.post(call('create'), createdProjectSchema, order),
    /** What a home page says of its brand; null and why, where it could not be read. */
    website: (url: string, options: CallOptions = {}) =>
      http.post(call('website'), websiteReplySchema, { url }, options),
    questions: (keywords: readonly string[], language: ExpandLanguage) =>
      http.post(call('questions'), questionProposalsSchema, { keywords, language }),
    /** Competitors or prompts that the server's language model suggests. @throws ApiError (409) where there is none */
    suggest: (order: SuggestionRequest, options: CallOptions = {}) =>
      http.post(call('suggest'), suggestionsSchema, order, options),
    /** Which prompts name a brand or are nearly alike, before there is a project. */
    checkPrompts: (
      texts: readonly string[],
      brands: readonly Pick<BrandDraft, 'name' | 'aliases' | 'match_case'>[],
      options: CallOptions = {},
    ) => http.post(call('check_prompts'), draftChecksSchema, { texts, brands }, options),
    /** The current project beside its brands and prompts, and what it holds. */
    setup: (signal?: AbortSignal) => http.get(call('setup'), projectSetupSchema, {}, { signal }),
    /** What is left out stays as it is. @throws ApiError validation naming the field */
    saveSetup: (change: SetupChange) => http.post(call('setup/save'), projectSetupSchema, change),
    /** @param names what readers of each language call it, empty: by its name; undefined: as before */
    rename: (name: string, names?: Readonly<Record<'zh' | 'en', string>>) =>
      http.post(call('rename'), renamedProjectSchema, { name, ...(names && { names }) }),
    archive: (archived: boolean) => http.post(call('archive'), archivedProjectSchema, { archived }),
    /** @param name the project's, as typed to confirm */
    remove: (name: string) => http.post(call('delete'), deletedProjectSchema, { name }),
  };
}
