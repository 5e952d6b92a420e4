/** Sentences of a message, one text per language of the console. */
export interface InLanguages<T> {
  readonly 'zh-CN': T;
  readonly 'en-US': T;
}

/** What leaves the house: one message, worded the same in every channel of a project. */
export interface ChannelMessage {
  readonly kind: 'alert' | 'pulse' | 'report' | 'test';
  /** One sentence that says what happened. */
  readonly title: InLanguages<string>;
  /** Further sentences: figures with interval, sample size and verdict. */
  readonly lines: InLanguages<readonly string[]>;
  /** The page with the evidence: path and search below the address of the console. */
  readonly path: string;
  /** Tells this message from others: one of the same key is sent once. Without it, the same words are sent once a day. */
  readonly key?: string;
}
