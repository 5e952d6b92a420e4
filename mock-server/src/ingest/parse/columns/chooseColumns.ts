import { columnsFitting, IMPORT_FIELDS, mapImportFields } from '#client/lib/importFields.ts';
import type { ImportField, ImportOverrides, ImportPreferences } from '#client/lib/importFields.ts';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { failedText } from '../cells/failedText.ts';
import { nameOf } from '../cells/textOf.ts';
import { platformColumns } from '../nesting/platformColumns.ts';
import { runColumns } from '../nesting/RunRows.ts';
import { isPlatformName, isVendor } from '../platforms/platformNames.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { columnsByValue } from './columnsByValue.ts';
import { columnsIn, meanLength, shareOf, textsOf } from './columnValues.ts';
import type { Column } from './columnValues.ts';
import { numbersEntries, shareOfDurations } from './numberedColumns.ts';

/** Fields for which a second matching column is reported. */
const JUDGED: readonly ImportField[] = ['prompt', 'answer', 'date', 'platform', 'run', 'citations'];
/** Placeholders of a template. */
const TEMPLATE = /\{\{?\s*\w+\s*\}\}?|<\w+>|\$\{\w+\}/u;
/** A numeric prompt is an id, as is the key of a record in Airtable. */
const NUMBER = /^\s*(?:[#]?\d{1,9}(?:\.0)?|rec[A-Za-z0-9]{14})\s*$/u;
/** An answer column longer by this factor is the engine's; the other holds the expected answer. */
const LONGER = 1.2;

interface ColumnChoice {
  readonly field: ImportField;
  readonly taken: string;
  readonly left: readonly string[];
}

/** Share of filled cells, from 0 to 1; lists and objects count as filled. */
function fullness({ values }: Column): number {
  const isFull = (value: unknown): boolean =>
    Array.isArray(value) || isPlainObject(value) ? true : nameOf(value) !== '';
  return shareOf(values.filter(isFull).length, values.length);
}

/** Prefers varying questions to the template around them. */
function promptScore(column: Column): number {
  const texts = textsOf(column);
  const templates = shareOf(texts.filter((text) => TEMPLATE.test(text)).length, texts.length);
  const numbers = shareOf(texts.filter((text) => NUMBER.test(text)).length, texts.length);
  const asJson = shareOf(texts.filter((text) => /^\s*[[{]/u.test(text)).length, texts.length);
  return shareOf(new Set(texts).size, texts.length) * 0.2 + meanLengthBonus(texts) - templates - numbers - asJson * 0.5;
}

const meanLengthBonus = (texts: readonly string[]): number => (meanLength(texts) >= 4 ? 0.1 : 0);

function platformScore(column: Column): number {
  const names = textsOf(column);
  const known = shareOf(names.filter(isPlatformName).length, names.length);
  return known - shareOf(names.filter((name) => isVendor(name)).length, names.length);
}

/** The start of a raw reply or of HTML. */
const RAW = /^\s*(?:[[{]\s*["{]|<(?:!doctype|html|body|main|article|section|div|p|span|h[1-6]|ul|ol|table)[\s>])/iu;

/** Prefers the longer text, which is the engine's answer; a raw reply or a web page counts only without text. */
function answerScore(column: Column): number {
  const texts = textsOf(column);
  const raw = shareOf(texts.filter((text) => RAW.test(text)).length, texts.length);
  const good = texts.filter((text) => failedText(text) === null);
  return Math.log(1 + meanLength(good)) / Math.log(LONGER) / 100 - raw * 0.3;
}

/** Prefers the addresses of sources to their names: a list may hold either. */
function shareOfAddresses({ values }: Column): number {
  const texts = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value ?? '')));
  const filled = texts.filter((text) => /[^\s"[\]]/u.test(text));
  return shareOf(filled.filter((text) => /https?:\/\/|www\./iu.test(text)).length, filled.length);
}

/** Prefers run numbers to batch ids, which all prompts of a batch share. */
function runScore(column: Column): number {
  const names = textsOf(column);
  return shareOf(names.filter((name) => /^\D{0,12}\d{1,4}(?:\.0)?$/u.test(name.trim())).length, names.length);
}

/** Scores how well a column's values fit a field, for fields where values decide. */
const SCORES: Readonly<Partial<Record<ImportField, (column: Column) => number>>> = {
  prompt: promptScore,
  platform: platformScore,
  answer: answerScore,
  run: runScore,
  date: (column) => -shareOfDurations(column),
  citations: shareOfAddresses,
};

const scoreOf = (field: ImportField, column: Column): number => SCORES[field]?.(column) ?? 0;

/** Ambiguous names, used only if no better name fits. */
const VAGUE = /^(?:content|text|snapshot|markdown|input|input_text|内容|正文|结果|输入|內容|結果|出力)$/iu;

/** Below this score difference the better name decides. */
const CLEAR: Readonly<Partial<Record<ImportField, number>>> = {
  answer: 0.01,
  prompt: 0.15,
  platform: 0.2,
  run: 0.2,
  date: 0.5,
  citations: 0.5,
};
const HALF_FULL = 0.5;

function bestOf(field: ImportField, columns: readonly Column[]): Column | undefined {
  return columns.reduce<Column | undefined>((best, column) => {
    if (best === undefined) return column;
    const [full, before] = [fullness(column), fullness(best)];
    if (before < HALF_FULL && full > before * 1.5) return column;
    if (full < HALF_FULL && before > full) return best;
    return scoreOf(field, column) > scoreOf(field, best) + (CLEAR[field] ?? Infinity) ? column : best;
  }, undefined);
}

/**
 * Chooses among several columns that fit a field by their values: the question over its template, the engine's answer over the expected
 * one, the platform over the vendor that passed its answers on. Where values do not decide, the better name does.
 * @param isPlatformGiven a person named the platform of rows without one
 * @param flags columns named after platforms that hold no answers
 */
export function chooseColumns(
  records: readonly SourceRecord[],
  overrides: ImportOverrides,
  isPlatformGiven = false,
  flags: ReadonlySet<string> = new Set(),
): { readonly preferences: ImportPreferences; readonly choices: readonly ColumnChoice[] } {
  const columns = columnsIn(records.filter(({ ours }) => ours === undefined));
  const names = [...columns.keys()];
  const ofRuns = new Set(runColumns(names).map(({ place }) => names[place]));
  const taken = new Set(Object.values(overrides).filter((name) => typeof name === 'string'));
  const preferences: Partial<Record<ImportField, string | null>> = {};
  const choices: ColumnChoice[] = [];
  for (const field of IMPORT_FIELDS.filter((each) => JUDGED.includes(each) && overrides[each] === undefined)) {
    const fitting = columnsFitting(field, names)
      .flatMap((column) => columns.get(names[column] ?? '') ?? [])
      .filter(({ name }) => !taken.has(name) && !isOfOther(field, name))
      .filter(({ name }) => field !== 'answer' || !(flags.has(name) || ofRuns.has(name)));
    const isNone = field === 'answer' && fitting.length === 0 && names.some((name) => flags.has(name));
    if (isNone && platformColumns(names.filter((name) => !flags.has(name))).length === 0) preferences.answer = null;
    const full = fitting.filter((column) => fullness(column) > 0);
    const certain = full.filter(({ name }) => !VAGUE.test(name));
    const filled = certain.some((column) => fullness(column) >= HALF_FULL) ? certain : full;
    const best = bestOf(field, filled);
    if (best === undefined || columnsFitting(field, names).length < 2) continue;
    preferences[field] = best.name;
    taken.add(best.name);
    const left = filled.filter((column) => column !== best).map(({ name }) => name);
    if (left.length > 0) choices.push({ field, taken: best.name, left });
  }
  const { date } = mapImportFields(names, overrides, preferences).columns;
  const dates = overrides.date === undefined && date !== undefined ? columns.get(names[date] ?? '') : undefined;
  if (dates !== undefined && shareOfDurations(dates) > HALF_FULL) preferences.date = null;
  if (overrides.run === undefined && numbersEntries(records, overrides, preferences)) preferences.run = null;
  if (holdsCounts(names, columns, overrides, preferences)) Object.assign(preferences, { prompt: null, answer: null });
  return { preferences: { ...preferences, ...columnsByValue(columns, overrides, taken, isPlatformGiven) }, choices };
}

/** A number, as of tokens: `1,220`. */
const COUNT = /^\s*\d[\d.,\s]*(?:tokens?)?\s*$/iu;

/** Whether the columns named as prompt and answer hold only numbers: `input` and `output` of a bill, in tokens. */
function holdsCounts(
  names: readonly string[],
  columns: ReadonlyMap<string, Column>,
  overrides: ImportOverrides,
  preferences: ImportPreferences,
): boolean {
  const { prompt, answer } = mapImportFields(names, overrides, preferences).columns;
  if (prompt === undefined || answer === undefined) return false;
  return [prompt, answer].every((place) => {
    const column = columns.get(names[place] ?? '');
    const texts = column === undefined ? [] : textsOf(column);
    return texts.length > 0 && texts.every((text) => COUNT.test(text));
  });
}

/** A model column beside a platform is no second platform, though its name fits both. */
function isOfOther(field: ImportField, name: string): boolean {
  return (
    field === 'platform' &&
    columnsFitting('model', [name]).length > 0 &&
    columnsFitting('platform', [name]).length === 0
  );
}
