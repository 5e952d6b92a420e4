import type { SuggestionKind } from '#client/api/schemas/projectSetupSchemas.ts';

/** Description of a new project for the model. */
export interface SuggestionOrder {
  readonly kind: SuggestionKind;
  readonly brand: { readonly name: string; readonly aliases: readonly string[]; readonly domains: readonly string[] };
  readonly description: string;
  /** ISO 3166 code; empty: not set. */
  readonly market: string;
  /** BCP 47 codes of the prompts' languages; empty: that of the description. */
  readonly languages: readonly string[];
  /** Names already on the list. */
  readonly competitors: readonly string[];
  readonly topics: readonly string[];
}
