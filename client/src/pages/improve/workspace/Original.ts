/** The text as it is online, and what is known of its page. */
export interface Original {
  /** Tells drafts of one text from those of others. */
  readonly key: string;
  readonly pageId: string | null;
  readonly url: string;
  readonly title: string;
  /** Null: it is still to be pasted. */
  readonly text: string | null;
  readonly promptIds: readonly string[];
}
