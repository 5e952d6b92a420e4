/** A line on its way to being a prompt. `line` is its place in what was pasted or in the file, from 1. */
export interface PromptLine {
  readonly line: number;
  readonly text: string;
  readonly topic: string;
  readonly tags: readonly string[];
  /** Its row had more cells than the table has columns: they were joined, which somebody must look at. */
  readonly joined?: boolean | undefined;
}

/** The most lines that are taken at once. */
export const MOST_LINES = 5000;
