import { normalizeText } from '#client/lib/normalizeText.ts';

/** Column names in real-world files, without spaces, punctuation and accents. */
const NAMES = {
  text: `prompt prompts prompttext promptcontent promptquestion promptname userprompt searchprompt question questions questiontext
    query queries querytext searchquery userquery text frage fragen pregunta preguntas requete invite consulta
    \u63d0\u793a\u8bcd \u63d0\u793a\u8bcd\u5185\u5bb9 \u63d0\u793a\u8bed \u63d0\u95ee \u63d0\u95ee\u5185\u5bb9 \u95ee\u9898 \u95ee\u9898\u5185\u5bb9
    \u95ee\u53e5 \u95ee\u6cd5 \u67e5\u8be2 \u67e5\u8be2\u8bcd \u63d0\u793a\u8a5e \u554f\u984c \u63d0\u554f
    \u7528\u6237\u63d0\u95ee \u7528\u6237\u95ee\u9898 \u6d4b\u8bd5\u95ee\u9898 \u6d4b\u8bd5\u63d0\u793a\u8bcd \u63d0\u793a\u8bcd\u5217\u8868 \u95ee\u9898\u5217\u8868
    \u30d7\u30ed\u30f3\u30d7\u30c8 \u8cea\u554f \ud504\ub86c\ud504\ud2b8 \uc9c8\ubb38`,
  topic: `topic topics topicname category categories theme themes cluster group subject thema kategorie categorie categoria tema
    \u6240\u5c5e\u4e3b\u9898 \u4e3b\u9898\u540d\u79f0 \u4e3b\u9898\u5206\u7c7b \u4e00\u7ea7\u4e3b\u9898
    \u4e3b\u9898 \u8bdd\u9898 \u5206\u7c7b \u7c7b\u522b \u4e3b\u984c \u5206\u985e \u985e\u5225 \u30c8\u30d4\u30c3\u30af \uc8fc\uc81c`,
  tags: `tags tag labels label schlagworte etiquettes etiquetas \u6807\u7b7e \u6a19\u7c64 \u30bf\u30b0 \ud0dc\uadf8`,
} as const;
type PromptField = keyof typeof NAMES;
/** Column index of each field. */
export type PromptColumns = Readonly<Partial<Record<PromptField, number>>>;

const FIELDS = ['text', 'topic', 'tags'] as const;
const RANKED: Readonly<Record<PromptField, readonly string[]>> = {
  text: NAMES.text.split(/\s+/u),
  topic: NAMES.topic.split(/\s+/u),
  tags: NAMES.tags.split(/\s+/u),
};

/** Longer ones are prompts; matching brackets in them would take quadratic time. */
const LONGEST_NAME = 200;

function plainName(name: string): string {
  if (name.length > LONGEST_NAME) return '';
  return normalizeText(name, 'NFKC')
    .toLowerCase()
    .replaceAll(/\(.*?\)/gu, '')
    .replaceAll(/\p{Script=Latin}/gu, (letter) => normalizeText(letter, 'NFD').replaceAll(/\p{M}/gu, ''))
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Last words that name a topic column; `group` is not one, as it may be a group of people. */
const QUALIFIED = new Set([
  'topic',
  'topics',
  'category',
  'categories',
  'theme',
  'themes',
  'cluster',
  'thema',
  'kategorie',
]);

/** The last word of a multi-word column name: `Focus Topic`, `main_category`. */
const lastWord = (name: string): string =>
  plainName(
    name
      .trim()
      .split(/[\s_-]+/u)
      .at(-1) ?? '',
  );

/** The columns of a header row; of several names for one field, the most specific. */
export function columnsOf(header: readonly string[]): PromptColumns {
  const names = header.map(plainName);
  const found: Partial<Record<PromptField, number>> = {};
  for (const field of FIELDS) {
    const name = RANKED[field].find((known) => names.includes(known));
    if (name !== undefined) found[field] = names.indexOf(name);
  }
  if (found.topic === undefined) {
    const qualified = header.map(lastWord);
    const place = qualified.findIndex((word, index) => QUALIFIED.has(word) && found.text !== index);
    if (place >= 0) found.topic = place;
  }
  return found;
}

/** A number or list mark alone: `1.`, `•`, `a)`, `一、`. */
const IS_MARK = /^(?:\P{L}*|[a-z][.)]|[一二三四五六七八九十]{1,3}、)$/iu;
const IS_QUESTION = /[?？]\s*$/u;

const share = (cells: readonly string[], isOne: (cell: string) => boolean): number =>
  cells.filter(isOne).length / Math.max(1, cells.length);

/**
 * Finds the prompts in a table without known column names: the first column, or the one with the longest texts if the first numbers the
 * rows, repeats its values or asks no questions while the other does. The first row is a header if its first cell is not a number like
 * those below.
 */
export function columnsByContent(rows: readonly (readonly string[])[]): {
  readonly columns: PromptColumns;
  readonly hasNames: boolean;
} {
  const [first = [], ...below] = rows;
  const cells = first.map((_, place) => rows.map((row) => (row[place] ?? '').trim()));
  const length = (place: number): number => cells[place]?.join('').length ?? 0;
  const longest = first.reduce((best, _, place) => (length(place) > length(best) ? place : best), 0);
  const [begin = [], long = []] = [cells[0], cells[longest]];
  if (longest === 0) return { columns: { text: 0, topic: 1, tags: 2 }, hasNames: false };
  const marks = share(below.length === 0 ? begin : begin.slice(1), (cell) => IS_MARK.test(cell));
  if (marks >= 0.8) return { columns: { text: longest }, hasNames: !IS_MARK.test(begin[0] ?? '') };
  const repeats = (column: readonly string[]): boolean => new Set(column).size < column.length;
  const asks = (column: readonly string[]): boolean => share(column, (cell) => IS_QUESTION.test(cell)) >= 0.5;
  const isGroup = (repeats(begin) && !repeats(long)) || (asks(long) && !asks(begin));
  return { columns: isGroup ? { text: longest, topic: 0 } : { text: 0, topic: 1, tags: 2 }, hasNames: false };
}
