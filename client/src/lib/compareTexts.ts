/** As a Chinese reader's dictionary has it, with numbers by size: 第 2 问 before 第 10 问. */
const collator = new Intl.Collator('zh-CN', { numeric: true });

/**
 * The order of names, titles and addresses in every table, in both languages, here and on the server: by itself `localeCompare` would
 * follow the browser's language, and one person's link would show another the same rows in another order.
 */
export function compareTexts(a: string, b: string): number {
  return collator.compare(a, b);
}

/** The order of ids, and of days and times as ISO writes them: by code units, the same on every machine. */
export function compareCodes(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
