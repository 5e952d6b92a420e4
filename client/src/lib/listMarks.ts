const BULLET = /^(?:[-*+–—]\s+|[•·‣▪◦●○■□]\s*)(?:\[[ x]?\]\s+)?/iu;
/** A list number before a text: `1. `, `2) `, `(3) `, `4、`, `Q5: `, `第6条：`, `a) `. A number followed by a digit belongs to the text. */
const NUMBER =
  /^(?:\(\d{1,4}\)|（\d{1,4}）|[①-⑳]|\d\uFE0F?\u20E3|[a-z]\)\s|(?:q|第)?\d{1,4}(?:条|题)?(?:[.):]\s+|[、．）：]\s*))\s*(?!\d)/iu;
/** A Chinese number; the mark of a heading where the lines below it have other marks. */
const CHINESE_NUMBER = /^(?:[（(][一二三四五六七八九十]{1,3}[)）]|[一二三四五六七八九十]{1,3}、)\s*/u;
const HEADING = /^#{1,6}\s+/u;
/** Emphasis or quotation marks around all of a text, as language models write lists. */
const WRAPPED = /^(?:\*\*(?<bold>(?:(?!\*\*).)+)\*\*|["“](?<quoted>[^"“”]+)["”][,，]?)$/u;
/** Least share of marked lines in a numbered list; a single line may begin with a number of its own. */
const LEAST_MARKED = 0.5;

const without = (text: string, mark: RegExp): string => {
  const bare = text.replace(mark, '').trim();
  return bare === '' ? text : bare;
};
const withoutMark = (text: string): string => without(without(text, BULLET), NUMBER);

const unwrapped = (text: string): string => {
  const { bold, quoted } = WRAPPED.exec(text)?.groups ?? {};
  return (bold ?? quoted ?? text).trim();
};

const isMost = (marked: number, all: number): boolean => marked >= 2 && marked >= all * LEAST_MARKED;

/** Removes list numbers and bullets from copied texts, and what wraps all of them; texts stay unchanged if most have none. */
export function withoutListMarks(texts: readonly string[]): readonly string[] {
  const filled = texts.map((text) => text.trim()).filter((text) => text !== '');
  const mark = [withoutMark, (text: string) => without(text, CHINESE_NUMBER)].find((remove) =>
    isMost(filled.filter((text) => remove(text) !== text).length, filled.length),
  );
  const bare = mark === undefined ? texts : texts.map((text) => mark(text.trim()));
  const isWrapped = bare.every((text) => text.trim() === '' || unwrapped(text.trim()) !== text.trim());
  return isWrapped && filled.length > 1 ? bare.map((text) => unwrapped(text.trim())) : bare;
}

/**
 * The headings among the lines of a list: Markdown headings, and lines in bold or with a Chinese number above lines with list marks.
 * @returns for each line, the text of the heading; null: no heading
 */
export function headingsOf(lines: readonly string[]): readonly (string | null)[] {
  const isMarked = lines.map((line) => withoutMark(line) !== line);
  const isList = isMost(isMarked.filter(Boolean).length, lines.length);
  // A heading without lines below it is a text.
  const last = lines.findLastIndex((line) => !HEADING.test(line));
  return lines.map((line, index) => {
    if (index < last && HEADING.test(line)) return unwrapped(line.replace(HEADING, '').trim());
    if (!isList || isMarked[index] === true || isMarked[index + 1] !== true) return null;
    const bare = without(line, CHINESE_NUMBER);
    return bare === line && unwrapped(line) === line ? null : unwrapped(bare).replace(/[:：]$/u, '');
  });
}
