/** What programs and people write where there is no value. `NA` is none of them: it is a country. */
const NULL_WORD = /^(?:null|none|nil|nan|<na>|n\/a|undefined|-{1,3}|—|不适用)$/iu;

/** Whether a text, without blanks around it, stands for no value. */
export function isNullWord(text: string): boolean {
  return NULL_WORD.test(text);
}
