const BULLET = /^[-*+•·‣▪◦●○■□–—]\s+/u;
/** A number before a text: `1. `, `2) `, `(3) `, `4、`, `Q5: `, `第6条：`. What goes on with a digit is a number of the text. */
const NUMBER = /^(?:\(\d{1,4}\)|（\d{1,4}）|[①-⑳]|(?:q|第)?\d{1,4}(?:条|题)?(?:[.):]\s+|[、．）：]\s*))(?!\d)/iu;
/** Of the lines so many have a mark in a list that has them; one line alone may begin with a number of its own. */
const LEAST_MARKED = 0.5;

const withoutMark = (text: string): string => {
  const bare = text.replace(BULLET, '').replace(NUMBER, '').trim();
  return bare === '' ? text : bare;
};

/** Texts without the numbers and bullets of the list they were copied from; as they are where most have none. */
export function withoutListMarks(texts: readonly string[]): readonly string[] {
  const filled = texts.filter((text) => text.trim() !== '');
  const marked = filled.filter((text) => withoutMark(text.trim()) !== text.trim()).length;
  if (marked < 2 || marked < filled.length * LEAST_MARKED) return texts;
  return texts.map((text) => withoutMark(text.trim()));
}
