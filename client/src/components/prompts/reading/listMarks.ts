const BULLET = /^[-*+•·‣▪◦●○■□–—]\s+/u;
/** A list number before a text: `1. `, `2) `, `(3) `, `4、`, `Q5: `, `第6条：`. A number followed by a digit belongs to the text. */
const NUMBER = /^(?:\(\d{1,4}\)|（\d{1,4}）|[①-⑳]|(?:q|第)?\d{1,4}(?:条|题)?(?:[.):]\s+|[、．）：]\s*))(?!\d)/iu;
/** Least share of marked lines in a numbered list; a single line may begin with a number of its own. */
const LEAST_MARKED = 0.5;

const withoutMark = (text: string): string => {
  const bare = text.replace(BULLET, '').replace(NUMBER, '').trim();
  return bare === '' ? text : bare;
};

/** Removes list numbers and bullets from copied texts; texts stay unchanged if most have none. */
export function withoutListMarks(texts: readonly string[]): readonly string[] {
  const filled = texts.filter((text) => text.trim() !== '');
  const marked = filled.filter((text) => withoutMark(text.trim()) !== text.trim()).length;
  if (marked < 2 || marked < filled.length * LEAST_MARKED) return texts;
  return texts.map((text) => withoutMark(text.trim()));
}
