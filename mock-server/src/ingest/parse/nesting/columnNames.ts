import type { ImportField } from '#client/lib/importFields.ts';
import { Memo } from '#server/analysis/text/Memo.ts';
import { isUnnamed } from '../columns/unnamedColumn.ts';
import { isPlatformAlone } from '../platforms/platformNames.ts';
import { fieldOfKey } from './fieldOfKey.ts';
import { isSourceName, numberedSource } from './sourceColumns.ts';

const MAX_KNOWN = 5000;
const LONGEST = 80;
const BETWEEN = /[\s_.\-:/|]+|(?=[（(【[])/u;
const EDGES = /^[\s_.\-:/|#]+|[\s_.\-:/|#]+$/gu;
/** `run 2`, `(trial 2)`. */
const RUN =
  /(?:^|[\s_.\-:/|（(【[])(?:run|trial|attempt|iteration|iter|round|repeat|sample|try|pass)[\s_.\-#:]*(\d{1,3})(?![\d.])[)）】\]]?/iu;
/** `第2次`, `（第二轮）`. */
const CHINESE_RUN = /[（(【[]?第\s*(\d{1,3}|[一二三四五六七八九十])\s*[次轮輪遍回][)）】\]]?/u;
const CHINESE_DIGITS = '一二三四五六七八九十';
/** Words between a field and the platform it belongs to: `URL in AIO`, `Sources cited by ChatGPT`. */
const FOUND_IN = /\s+(?:(?:cited|used|linked|shown|found)\s+)?(?:in|by|of|from)(?:\s+the)?$/iu;
/** Any other number: of a run, a source or a model. */
const LONE_NUMBER = /^\D*?[\s_.\-#(（]*(\d{1,2})[)）]?(?=$|[\s_.\-:/|（(【[]|\p{Script=Han})\D*$/u;

/** The content of a platform's column. */
interface ColumnOf {
  readonly platform: string;
  readonly field: ImportField;
  /** The column name without the platform's name. */
  readonly rest: string;
  /** The column name is only the platform's name. */
  readonly isBare: boolean;
}

/** The possible readings of a column name. */
interface ColumnName {
  readonly plain: ColumnOf | null;
  /** The reading without an explicit run word; it excludes other readings. */
  readonly ofRun: { readonly run: number; readonly column: ColumnOf } | null;
  /** The reading without a number that may be a run. */
  readonly numbered: { readonly number: number; readonly column: ColumnOf } | null;
}

const withoutBrackets = (name: string): string => name.replace(/^[（(【[](.*)[)）】\]]$/u, '$1');

/** The field of the words beside a platform's name. */
function fieldOfRest(rest: string): ImportField | null {
  const name = withoutBrackets(rest);
  const field = fieldOfKey(name) ?? (numberedSource(name) === null ? null : 'citations');
  return field === 'platform' ? null : field;
}

/** The field of a thing found in a platform; a URL there is a source. */
function fieldFoundIn(rest: string): ImportField | null {
  const thing = rest.replace(FOUND_IN, '');
  if (thing === rest) return null;
  return isSourceName(thing) ? 'citation_urls' : fieldOfRest(thing);
}

function splitAt(part: string, rest: string): ColumnOf | null {
  const name = withoutBrackets(part);
  const field = isPlatformAlone(name) ? (fieldOfRest(rest) ?? fieldFoundIn(rest)) : null;
  return field === null ? null : { platform: name, field, rest, isBare: false };
}

/** A name may end without a separator between characters of two kinds: `豆包回答`, `chatgptAnswer`. */
const mayEnd = (before: string, after: string): boolean =>
  /\p{Script=Han}/u.test(before + after) || (/[\p{Ll}\d]/u.test(before) && /\p{Lu}/u.test(after));

function findColumn(key: string): ColumnOf | null {
  const words = key.split(BETWEEN).filter((word) => word !== '');
  for (let cut = words.length - 1; cut > 0; cut -= 1) {
    const [head, tail] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    const found = splitAt(head, tail) ?? splitAt(words.slice(-cut).join(' '), words.slice(0, -cut).join(' '));
    if (found !== null) return found;
  }
  for (let cut = key.length - 1; cut > 0; cut -= 1) {
    if (!mayEnd(key[cut - 1] ?? '', key[cut] ?? '')) continue;
    const [head, tail] = [key.slice(0, cut), key.slice(cut)];
    const found = splitAt(head, tail) ?? splitAt(tail, head);
    if (found !== null) return found;
  }
  const field = fieldOfKey(key);
  const isName = isPlatformAlone(key) && (field === null || field === 'answer');
  return isName ? { platform: key, field: 'answer', rest: '', isBare: field === null } : null;
}

/** Parses a run number that a word marks, and the rest of the name: `回答（第2次）` gives 2 and `回答`. Null: no run number. */
export function runIn(key: string): { readonly run: number; readonly rest: string } | null {
  const name = key.trim();
  const told = name.length > LONGEST ? null : (RUN.exec(name) ?? CHINESE_RUN.exec(name));
  if (told === null) return null;
  const run = Number(told[1]) || CHINESE_DIGITS.indexOf(told[1] ?? '') + 1;
  return { run, rest: name.replace(told[0], ' ').replace(EDGES, '') };
}

function readName(key: string): ColumnName {
  const name = key.trim();
  if (name === '' || name.length > LONGEST || isUnnamed(name)) return { plain: null, ofRun: null, numbered: null };
  const told = runIn(name);
  const ofRun = told === null ? null : findColumn(told.rest);
  if (told !== null && ofRun !== null) return { plain: null, ofRun: { run: told.run, column: ofRun }, numbered: null };
  const number = LONE_NUMBER.exec(name)?.[1];
  const at = number === undefined ? -1 : name.indexOf(number);
  const without = number === undefined ? '' : `${name.slice(0, at)} ${name.slice(at + number.length)}`;
  const column = number === undefined ? null : findColumn(without.replace(/[（(]\s*[)）]/u, ' ').replace(EDGES, ''));
  return { plain: findColumn(name), ofRun: null, numbered: column && { number: Number(number), column } };
}

const known = new Memo(MAX_KNOWN, readName);

/** The possible readings of a platform's column name: `ChatGPT`, `gemini_citations`, `豆包回答`, `Kimi run 2`. */
export const columnName = (key: string): ColumnName => known.get(key);
