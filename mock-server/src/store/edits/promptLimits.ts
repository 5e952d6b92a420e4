/** Length limit of a prompt, in characters. */
export const LONGEST_PROMPT = 2000;
/** Limit of tags per prompt. */
export const MOST_TAGS = 10;
/** Limit of prompts and topics per project, with deleted ones: fits a table's columns and one reply. */
export const MOST_IN_PROJECT = { prompts: 50_000, topics: 60_000 };
