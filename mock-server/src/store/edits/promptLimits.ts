/** Characters of a prompt. */
export const LONGEST_PROMPT = 2000;
/** Tags of one prompt. */
export const MOST_TAGS = 10;
/** Prompts and topics of one project, deleted ones included: what a table's columns and one reply can hold with ease. */
export const MOST_IN_PROJECT = { prompts: 50_000, topics: 60_000 };
