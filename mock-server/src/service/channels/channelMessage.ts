/** Sentences of a message per language of the console. */
export interface InLanguages<T> {
  readonly 'zh-CN': T;
  readonly 'en-US': T;
}

/** A message, with the same text in every channel of a project. */
export interface ChannelMessage {
  readonly kind: 'alert' | 'pulse' | 'report' | 'test';
  /** One sentence with the event. */
  readonly title: InLanguages<string>;
  /** Further sentences: figures with interval, sample size and verdict. */
  readonly lines: InLanguages<readonly string[]>;
  /** Path and query of the page with the evidence. */
  readonly path: string;
  /** Deduplication key: a message with the same key is sent once. Without it, the same text is sent once a day. */
  readonly key?: string;
}
