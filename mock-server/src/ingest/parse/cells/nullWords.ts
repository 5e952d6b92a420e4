/** Words for "no value", including `\N` of SQL. `NA` is excluded: it is a country code. */
const NULL_WORD = /^(?:\\N|null|none|nil|nan|<na>|n\/a|undefined|-{1,3}|—|不适用)$/iu;

/** Whether a trimmed text is a word for "no value". */
export function isNullWord(text: string): boolean {
  return NULL_WORD.test(text);
}
