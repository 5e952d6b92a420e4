import type { DraftLanguage } from '#client/api/draftSchemas.ts';

/** The only input of a generated text: the parts of a brief that are switched on. */
export interface WritingBrief {
  readonly title: string;
  readonly language: DraftLanguage;
  readonly questions: readonly string[];
  /** Praise of competitors in the answers' own words: to be countered, not repeated. */
  readonly praise: readonly { readonly brand: string; readonly quote: string }[];
  /** Pages and hosts cited by answers; `answers`: how many cite them. */
  readonly sources: readonly {
    readonly host: string;
    readonly url: string | null;
    readonly title: string | null;
    readonly answers: number;
  }[];
  /** `source`: a web address or words; null if the ledger has none. */
  readonly facts: readonly { readonly statement: string; readonly source: string | null }[];
  /** Numbers that the piece has to give. `source_url` null: still to be found. */
  readonly statistics: readonly { readonly statement: string; readonly source_url: string | null }[];
  readonly outline: readonly WritingHeading[];
  readonly notes: string;
}

export interface WritingHeading {
  readonly id: string;
  readonly level: 2 | 3;
  readonly heading: string;
  readonly notes: string;
}
