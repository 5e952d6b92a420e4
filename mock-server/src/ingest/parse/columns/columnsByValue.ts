import { columnsFitting, IMPORT_FIELDS } from '#client/lib/importFields.ts';
import type { ImportOverrides, ImportPreferences } from '#client/lib/importFields.ts';
import { isPlatformAlone } from '../platforms/platformNames.ts';
import { writtenTime } from '../times/dateSpellings.ts';
import { meanLength, textsOf } from './columnValues.ts';
import type { Column } from './columnValues.ts';
import { isKeywordColumn } from './keywordColumn.ts';

type Columns = ReadonlyMap<string, Column>;

/**
 * Chooses columns by what they hold, for fields that no column is named after without doubt.
 * @param taken names of columns that are of other fields
 * @param isPlatformGiven a person named the platform of rows without one
 */
export function columnsByValue(
  columns: Columns,
  overrides: ImportOverrides,
  taken: ReadonlySet<string>,
  isPlatformGiven: boolean,
): ImportPreferences {
  const used = new Set(taken);
  const take = (name: string | undefined): string | undefined => {
    if (name !== undefined) used.add(name);
    return name;
  };
  const prompt = promptByKeyword([...columns.keys()], overrides, used);
  const answer = take(answerByText(columns, overrides, used));
  const sources = take(sourcesByValue(columns, overrides, used));
  const date = datesByValue(columns, overrides, used);
  const isOpen = !isPlatformGiven && overrides.platform === undefined;
  const platform = isOpen ? platformByValue(columns, used) : undefined;
  return {
    ...(prompt !== undefined && { prompt }),
    ...(answer !== undefined && { answer }),
    ...(sources !== undefined && { citation_urls: sources }),
    ...(date !== undefined && { date }),
    ...(platform !== undefined && { platform }),
  };
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

/** Names used for answers and for check results: the values must be texts. */
const BY_TEXT = /^(?:llm[_ ]?|model[_ ]?|ai[_ ]?)?results?$/iu;
/** Shorter values are outcomes of checks. */
const TEXT_LENGTH = 30;

/** If no column has an unambiguous answer name, picks a column of texts with an ambiguous name. */
function answerByText(columns: Columns, overrides: ImportOverrides, taken: ReadonlySet<string>): string | undefined {
  if (overrides.answer !== undefined || columnsFitting('answer', [...columns.keys()]).length > 0) return undefined;
  const fits = ({ name, values }: Column): boolean =>
    BY_TEXT.test(name) &&
    !taken.has(name) &&
    values.every((value) => value === null || typeof value !== 'object') &&
    meanLength(textsOf({ name, values })) >= TEXT_LENGTH;
  return [...columns.values()].find(fits)?.name;
}

/** Words for "date" in one language and for other things in others, or for a check and its day: the values must be dates. */
const BY_DATE =
  /^(?:data|dia|día|giorno|dag|when|on|(?:last[ _]?)?(?:checked|tested|asked|captured|collected|scanned|queried|recorded|measured|run))$/iu;

/** If no column has an unambiguous date name, picks a column of dates with an ambiguous name. */
function datesByValue(columns: Columns, overrides: ImportOverrides, taken: ReadonlySet<string>): string | undefined {
  if (overrides.date !== undefined || columnsFitting('date', [...columns.keys()]).length > 0) return undefined;
  const isDate = (text: string): boolean => writtenTime(text, null) !== null;
  const found = [...columns.values()].filter((column) => {
    const texts = textsOf(column);
    return BY_DATE.test(column.name) && !taken.has(column.name) && texts.length > 0 && texts.every(isDate);
  });
  return found.length === 1 ? found[0]?.name : undefined;
}

/** Names used for sources and for platforms, persons or files: the values must be URLs. */
const BY_ADDRESS = /^(?:sources?|src|references?|refs?|cited?)$/iu;
const BETWEEN_ADDRESSES = /[\s,;|]+(?=https?:)/iu;
const ADDRESS = /^https?:\/\/\S+$/iu;

/** If no column has an unambiguous source name, picks a column of URLs with an ambiguous name. */
function sourcesByValue(columns: Columns, overrides: ImportOverrides, taken: ReadonlySet<string>): string | undefined {
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

/** Columns about the answer's subject: if the brands are engines themselves, their names are no platforms. */
const SPOKEN_OF =
  /brand|compet|rival|mention|entit|product|company|cited|citation|reference|recommend|winner|leader|keyword|title|\bid$|_id$|品牌|竞品|提及|产品|公司|引用|推荐|关键词|标题/iu;

/** Columns that name the engine if their values do, even beside a model column. */
const MAY_BE_ENGINE = /^(?:scraper|source|origin|api)(?:_?name)?$/iu;

/**
 * If no column has a platform name, picks the one (`source`, `origin`) that holds only platform names. A column mapped to another field,
 * such as the prompt or topic, is about platforms and names none. With a model column, which determines the platform, no guess is needed.
 */
function platformByValue(columns: Columns, taken: ReadonlySet<string>): string | undefined {
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
