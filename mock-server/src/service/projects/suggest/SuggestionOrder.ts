import type { SuggestionKind } from '#client/api/schemas/projectSetupSchemas.ts';

/** What a model is told of a project that is being set up. */
export interface SuggestionOrder {
  readonly kind: SuggestionKind;
  readonly brand: { readonly name: string; readonly aliases: readonly string[]; readonly domains: readonly string[] };
  readonly description: string;
  /** ISO 3166; empty: not set. */
  readonly market: string;
  /** BCP 47 codes of the languages to ask in; empty: the description's own. */
  readonly languages: readonly string[];
  /** Names that are on the list already. */
  readonly competitors: readonly string[];
  readonly topics: readonly string[];
}
