import { addToGroup } from '#client/lib/groupByKey.ts';
import { columnsFitting, IMPORT_FIELDS } from '#client/lib/importFields.ts';
import type { ImportField, ImportOverrides, ImportPreferences } from '#client/lib/importFields.ts';
import { writtenTime } from './dateSpellings.ts';
import { failedText } from './failedText.ts';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { isKeywordColumn } from './keywordColumn.ts';
import { platformColumns } from './nesting/platformColumns.ts';
import { isPlatformAlone, isPlatformName, isVendor } from './platformNames.ts';
import type { SourceRecord } from './sourceEvents.ts';
import { nameOf, textOf } from './textOf.ts';

/** Fields for which a second column is worth a word. */
const JUDGED: readonly ImportField[] = ['prompt', 'answer', 'date', 'platform', 'run', 'citations'];
/** Words around which a template is filled in. */
const TEMPLATE = /\{\{?\s*\w+\s*\}\}?|<\w+>|\$\{\w+\}/u;
/** A prompt that is a number is the id of one. */
const NUMBER = /^\s*[#]?\d{1,9}(?:\.0)?\s*$/u;
/** An answer this much longer than another is the engine's, and the other what was expected. */
const LONGER = 1.2;

interface ColumnChoice {
  readonly field: ImportField;
  readonly taken: string;
  readonly left: readonly string[];
}

interface Column {
  readonly name: string;
  readonly values: readonly unknown[];
}

const textsOf = ({ values }: Column): readonly string[] =>
  values.map((value) => textOf(value)).filter((text) => text.trim() !== '');
const shareOf = (count: number, all: number): number => (all === 0 ? 0 : count / all);
const meanLength = (texts: readonly string[]): number =>
  shareOf(
    texts.reduce((sum, text) => sum + text.length, 0),
    texts.length,
  );

/** How full a column is, from 0 to 1; lists and objects count. */
function fullness({ values }: Column): number {
  const isFull = (value: unknown): boolean =>
    Array.isArray(value) || isPlainObject(value) ? true : nameOf(value) !== '';
  return shareOf(values.filter(isFull).length, values.length);
}

/** A question that varies, and not the template it is put into. */
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

/** The engine's answer is the longer text; raw replies are taken where there is no text. */
function answerScore(column: Column): number {
  const texts = textsOf(column);
  const raw = shareOf(texts.filter((text) => /^\s*[[{]\s*["{]/u.test(text)).length, texts.length);
  const good = texts.filter((text) => failedText(text) === null);
  return Math.log(1 + meanLength(good)) / Math.log(LONGER) / 100 - raw * 0.3;
}

/** Numbers tell runs better than ids of batches, which all prompts of a batch share. */
function runScore(column: Column): number {
  const names = textsOf(column);
  return shareOf(names.filter((name) => /^\D{0,12}\d{1,4}(?:\.0)?$/u.test(name.trim())).length, names.length);
}

/** How well the values of a column fit a field, for fields where that can be told. */
const SCORES: Readonly<Partial<Record<ImportField, (column: Column) => number>>> = {
  prompt: promptScore,
  platform: platformScore,
  answer: answerScore,
  run: runScore,
};

const scoreOf = (field: ImportField, column: Column): number => SCORES[field]?.(column) ?? 0;

/** Names that many things go by: taken for want of a better one. */
const VAGUE = /^(?:content|text|snapshot|markdown|input|input_text|内容|正文|结果|输入|內容|結果|出力)$/iu;

/** A difference below this says nothing: then the better name counts. */
const CLEAR: Readonly<Partial<Record<ImportField, number>>> = { answer: 0.01, prompt: 0.15, platform: 0.2, run: 0.2 };
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

function columnsIn(records: readonly SourceRecord[]): ReadonlyMap<string, Column> {
  const columns = new Map<string, unknown[]>();
  for (const { keys, values } of records) {
    keys.forEach((key, index) => {
      addToGroup(columns, key, values[index]);
    });
  }
  return new Map(Array.from(columns, ([name, values]) => [name, { name, values }]));
}

/**
 * Of several columns that fit a field, those that the values speak for: the question rather than the template around it, the engine's
 * answer rather than the expected one, the platform rather than who passed its answers on. Where nothing speaks, the better name counts.
 * @param isPlatformGiven a person named the platform of rows that name none
 * @param flags columns called after platforms that hold no answers
 */
export function chooseColumns(
  records: readonly SourceRecord[],
  overrides: ImportOverrides,
  isPlatformGiven = false,
  flags: ReadonlySet<string> = new Set(),
): { readonly preferences: ImportPreferences; readonly choices: readonly ColumnChoice[] } {
  const columns = columnsIn(records.filter(({ ours }) => ours === undefined));
  const names = [...columns.keys()];
  const taken = new Set(Object.values(overrides).filter((name) => typeof name === 'string'));
  const preferences: Partial<Record<ImportField, string | null>> = {};
  const choices: ColumnChoice[] = [];
  for (const field of IMPORT_FIELDS.filter((each) => JUDGED.includes(each) && overrides[each] === undefined)) {
    const fitting = columnsFitting(field, names)
      .flatMap((column) => columns.get(names[column] ?? '') ?? [])
      .filter(({ name }) => !taken.has(name) && !isOfOther(field, name))
      .filter(({ name }) => field !== 'answer' || !flags.has(name));
    const isNone = field === 'answer' && fitting.length === 0 && names.some((name) => flags.has(name));
    if (isNone && platformColumns(names.filter((name) => !flags.has(name))).length === 0) preferences.answer = null;
    const full = fitting.filter((column) => fullness(column) > 0);
    const certain = full.filter(({ name }) => !VAGUE.test(name));
    const filled = certain.some((column) => fullness(column) >= HALF_FULL) ? certain : full;
    const best = bestOf(field, filled);
    if (best === undefined || fitting.length < 2) continue;
    preferences[field] = best.name;
    taken.add(best.name);
    const left = filled.filter((column) => column !== best).map(({ name }) => name);
    if (left.length > 0) choices.push({ field, taken: best.name, left });
  }
  const keywords = promptByKeyword([...columns.keys()], overrides, taken);
  if (keywords !== undefined) preferences.prompt = keywords;
  const texts = answerByText(columns, overrides, taken);
  if (texts !== undefined) {
    preferences.answer = texts;
    taken.add(texts);
  }
  const sources = sourcesByValue(columns, overrides, taken);
  if (sources !== undefined) {
    preferences.citation_urls = sources;
    taken.add(sources);
  }
  const dates = datesByValue(columns, overrides, taken);
  if (dates !== undefined) preferences.date = dates;
  const platforms = isPlatformGiven || overrides.platform !== undefined ? undefined : platformByValue(columns, taken);
  if (platforms !== undefined) preferences.platform = platforms;
  return { preferences, choices };
}

function promptByKeyword(
  names: readonly string[],
  overrides: ImportOverrides,
  taken: ReadonlySet<string>,
): string | undefined {
  if (overrides.prompt !== undefined || columnsFitting('prompt', names).length > 0) return undefined;
  const found = names.filter((name) => !taken.has(name) && isKeywordColumn(name));
  return found.length === 1 ? found[0] : undefined;
}

/** Names of answers that are those of checks and judgments as well: their values must be texts. */
const BY_TEXT = /^(?:llm[_ ]?|model[_ ]?|ai[_ ]?)?results?$/iu;
/** A word or two are how a check ended. */
const TEXT_LENGTH = 30;

/** Where no column has a name that is only that of answers, one of texts under a name of several meanings. */
function answerByText(
  columns: ReadonlyMap<string, Column>,
  overrides: ImportOverrides,
  taken: ReadonlySet<string>,
): string | undefined {
  if (overrides.answer !== undefined || columnsFitting('answer', [...columns.keys()]).length > 0) return undefined;
  const fits = ({ name, values }: Column): boolean =>
    BY_TEXT.test(name) &&
    !taken.has(name) &&
    values.every((value) => value === null || typeof value !== 'object') &&
    meanLength(textsOf({ name, values })) >= TEXT_LENGTH;
  return [...columns.values()].find(fits)?.name;
}

/** Names of dates in one language and of other things in others: their values must be dates. */
const BY_DATE = /^(?:data|dia|día|giorno|dag)$/iu;

/** Where no column has a name that is only that of dates, one of dates under a name of several meanings. */
function datesByValue(
  columns: ReadonlyMap<string, Column>,
  overrides: ImportOverrides,
  taken: ReadonlySet<string>,
): string | undefined {
  if (overrides.date !== undefined || columnsFitting('date', [...columns.keys()]).length > 0) return undefined;
  const isDate = (text: string): boolean => writtenTime(text, null) !== null;
  const found = [...columns.values()].filter((column) => {
    const texts = textsOf(column);
    return BY_DATE.test(column.name) && !taken.has(column.name) && texts.length > 0 && texts.every(isDate);
  });
  return found.length === 1 ? found[0]?.name : undefined;
}

/** Names that are those of platforms, persons and files as well: their values must be addresses. */
const BY_ADDRESS = /^(?:sources?|src|references?|refs?|cited?)$/iu;
const BETWEEN_ADDRESSES = /[\s,;|]+(?=https?:)/iu;
const ADDRESS = /^https?:\/\/\S+$/iu;

/** Where no column has a name that is only that of sources, one of addresses under a name of several meanings. */
function sourcesByValue(
  columns: ReadonlyMap<string, Column>,
  overrides: ImportOverrides,
  taken: ReadonlySet<string>,
): string | undefined {
  const names = [...columns.keys()];
  const isTold = (['citations', 'citation_urls'] as const).some(
    (field) => overrides[field] !== undefined || columnsFitting(field, names).length > 0,
  );
  if (isTold) return undefined;
  const found = [...columns.values()].filter((column) => {
    const texts = textsOf(column);
    return (
      BY_ADDRESS.test(column.name) &&
      !taken.has(column.name) &&
      texts.length > 0 &&
      texts.every((text) =>
        text
          .trim()
          .split(BETWEEN_ADDRESSES)
          .every((part) => ADDRESS.test(part)),
      )
    );
  });
  return found.length === 1 ? found[0]?.name : undefined;
}

/** Names of columns that tell what an answer speaks of: where the brands are engines themselves, their names are no platforms. */
const SPOKEN_OF =
  /brand|compet|rival|mention|entit|product|company|cited|citation|reference|recommend|winner|leader|keyword|title|\bid$|_id$|品牌|竞品|提及|产品|公司|引用|推荐|关键词|标题/iu;

/** Names that tell the engine where their values do, whatever models stand beside them. */
const MAY_BE_ENGINE = /^(?:scraper|source|origin)(?:_?name)?$/iu;

/**
 * Where no column has a name that is one of platforms, the one (`source`, `origin`) that holds names of platforms and nothing else.
 * A column that another field is read from, such as the prompt or the topic, speaks of platforms and names none. Beside one of models,
 * which tell the platform, there is no need to guess.
 */
function platformByValue(columns: ReadonlyMap<string, Column>, taken: ReadonlySet<string>): string | undefined {
  if (columnsFitting('platform', [...columns.keys()]).length > 0) return undefined;
  const isOfField = (name: string): boolean =>
    IMPORT_FIELDS.some((field) => field !== 'surface' && field !== 'model' && columnsFitting(field, [name]).length > 0);
  const fits = (column: Column): boolean => {
    if (taken.has(column.name) || SPOKEN_OF.test(column.name) || isOfField(column.name)) return false;
    const texts = textsOf(column);
    return texts.length === column.values.length && texts.every(isPlatformAlone);
  };
  const found = [...columns.values()].filter(fits);
  const engines = found.filter(({ name }) => MAY_BE_ENGINE.test(name));
  const [only, ...others] = engines.length === 1 ? engines : found;
  return others.length === 0 ? only?.name : undefined;
}

/** A model beside a platform is no second platform; a model's name fits both. */
function isOfOther(field: ImportField, name: string): boolean {
  return (
    field === 'platform' &&
    columnsFitting('model', [name]).length > 0 &&
    columnsFitting('platform', [name]).length === 0
  );
}
