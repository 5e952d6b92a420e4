/** The published text, and the metadata of its page. */
export interface Original {
  /** Identifies the drafts of this text. */
  readonly key: string;
  readonly pageId: string | null;
  readonly url: string;
  readonly title: string;
  /** Null: not pasted yet. */
  readonly text: string | null;
  readonly promptIds: readonly string[];
}
