import { IMPORT_FIELDS } from '#client/lib/importFields.ts';
import type { ImportField, ImportMapping } from '#client/lib/importFields.ts';
import { memoize } from '#client/lib/memoize.ts';
import { normalizeText } from '#client/lib/normalizeText.ts';
import { nameOf } from '../cells/textOf.ts';
import { columnName } from '../nesting/columnNames.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { isPlatformAlone, namePlatform } from './platformNames.ts';

/** Search engines, each with the platforms that are features of its result pages. */
const ENGINES: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?:https?:\/\/)?(?:www\.)?(?:google(?:\.[a-z]{2,3}){0,2}|谷歌)\/?(?:[\s_-]*(?:search|serps?|organic|web|搜索))*(?:\s*[(（][^()（）]{0,20}[)）])?$/iu,
    ['Google AI Overviews', 'Google AI Mode'],
  ],
  [
    /^(?:https?:\/\/)?(?:www\.)?(?:bing(?:\.com)?|必应)(?:[\s_-]*(?:search|serps?|web|搜索))*(?:\s*[(（][^()（）]{0,20}[)）])?$/iu,
    ['Copilot'],
  ],
  [/^(?:https?:\/\/)?(?:www\.)?(?:baidu(?:\.com)?|百度)(?:[\s_-]*(?:search|搜索))*$/iu, ['百度AI搜索']],
];

/** Words around a feature in the name of a column that states whether the feature was shown. */
const BEFORE_FLAG = /^(?:has|is|in|with|shows?|triggers?|triggered|是否(?:有|出现|触发)?)[\s_]*/iu;
const BEHIND_FLAG = /[\s_]*(?:present|shown|shows|visible|triggered|triggers|appears|exists|flag|\?|？)$/iu;
const SHOWN = /^(?:yes|y|true|1|x|ja|oui|s[ií]|是|有|✓|✔|√|☑|✅|present|shown|visible|triggered)$/iu;
const BETWEEN_CASES = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** The platforms that are features of a search engine; null: the name is none of a search engine. */
function featuresOf(engine: string): readonly string[] | null {
  const name = normalizeText(engine, 'NFKC').trim();
  return ENGINES.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** Whether a name is a search engine, which has answers only in features of its pages. */
export const isSearchEngine = (name: string): boolean => featuresOf(name) !== null;

/** Whether a platform is a feature of a search engine's pages. */
export function isSearchFeature(platform: string): boolean {
  const { platform: usual } = namePlatform(platform, '');
  return ENGINES.some(([, features]) => features.includes(usual));
}

/** Whether a search engine shows this platform's answers in its pages. */
export function hasFeature(engine: string, platform: string): boolean {
  return featuresOf(engine)?.includes(namePlatform(platform, '').platform) === true;
}

const flagNames = memoize((keys: readonly string[]): readonly string[] =>
  keys.map((key) => key.replace(BETWEEN_CASES, ' ').trim().replace(BEFORE_FLAG, '').replace(BEHIND_FLAG, '')),
);

/** The platform in the name of an answer column: `AI Overview text`, `ChatGPT answer`. Null: none. */
export function platformOfColumn(key: string | undefined): string | null {
  const { plain, ofRun } = columnName(key ?? '');
  const column = plain ?? ofRun?.column;
  return column?.field === 'answer' ? column.platform : null;
}

/** Fields whose column may tell the feature. */
const MAY_TELL: readonly ImportField[] = ['platform', 'surface', 'model'];

/** Columns of other fields. */
const otherColumns = memoize((mapping: ImportMapping): readonly number[] => {
  const others = IMPORT_FIELDS.filter((field) => !MAY_TELL.includes(field)).map((field) => mapping.columns[field]);
  return others.filter((place) => place !== undefined);
});

/**
 * The feature of a search engine that an answer is from: told by the answer column's name, by a cell that names the feature, or by the
 * only feature flagged as shown. Null: the name is no search engine, or none or several features are told.
 */
export function featureBeside(
  engine: string,
  { keys, values }: Pick<SourceRecord, 'keys' | 'values'>,
  mapping: ImportMapping,
): string | null {
  if (featuresOf(engine) === null) return null;
  const named = platformOfColumn(keys[mapping.columns.answer ?? -1]);
  if (named !== null && hasFeature(engine, named)) return named;
  const names = flagNames(keys);
  const mapped = otherColumns(mapping);
  const isOf = (name: string): boolean => name.length <= 40 && isPlatformAlone(name) && hasFeature(engine, name);
  const told = values.flatMap((value, place) => {
    if (mapped.includes(place) || value === null || typeof value === 'object') return [];
    const cell = nameOf(value);
    const name = SHOWN.test(cell) ? (names[place] ?? '') : cell;
    return isOf(name) ? [namePlatform(name, '').platform] : [];
  });
  const [feature, ...others] = new Set(told);
  return others.length === 0 ? (feature ?? null) : null;
}
