/** A line that will become a prompt. `line` is its line number in the pasted text or file, from 1. */
export interface PromptLine {
  readonly line: number;
  readonly text: string;
  readonly topic: string;
  readonly tags: readonly string[];
  /** Its row had more cells than the table has columns; they were joined and need a review. */
  readonly joined?: boolean | undefined;
}

/** Most lines per import. */
export const MOST_LINES = 5000;
