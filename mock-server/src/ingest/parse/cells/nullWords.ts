/** Words for "no value". `NA` is excluded: it is a country code. */
const NULL_WORD = /^(?:null|none|nil|nan|<na>|n\/a|undefined|-{1,3}|—|不适用)$/iu;

/** Whether a trimmed text is a word for "no value". */
export function isNullWord(text: string): boolean {
  return NULL_WORD.test(text);
}
