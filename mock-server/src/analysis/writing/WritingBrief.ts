import type { DraftLanguage } from '#client/api/draftSchemas.ts';

/** What a text is written from, and nothing else: the parts of a brief that are switched on. */
export interface WritingBrief {
  readonly title: string;
  readonly language: DraftLanguage;
  readonly questions: readonly string[];
  /** What answers praise rivals for, in the answers' own words: to be answered, not repeated. */
  readonly praise: readonly { readonly brand: string; readonly quote: string }[];
  /** Pages and hosts that answers lean on; `answers`: how many cite them. */
  readonly sources: readonly {
    readonly host: string;
    readonly url: string | null;
    readonly title: string | null;
    readonly answers: number;
  }[];
  /** `source`: a web address or words; null when the ledger says nothing. */
  readonly facts: readonly { readonly statement: string; readonly source: string | null }[];
  /** Numbers the piece has to give. `source_url` null: still to be found. */
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
