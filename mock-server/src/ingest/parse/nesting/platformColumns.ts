import { addToGroup, groupByKey } from '#client/lib/groupByKey.ts';
import { normalizeFieldName } from '#client/lib/importFields.ts';
import type { ImportField, ImportOverrides } from '#client/lib/importFields.ts';
import { namePlatform } from '../platforms/platformNames.ts';
import { columnName } from './columnNames.ts';
import { fieldOfKey, isSourcesField } from './fieldOfKey.ts';
import { isSourceName, numberedSource } from './sourceColumns.ts';

/** Columns of one platform, or of one of its runs. */
export interface PlatformColumns {
  readonly platform: string;
  /** Null: a single run. */
  readonly run: number | null;
  /** Column indexes by field or, where several columns hold one source each, by source name. */
  readonly columns: ReadonlyMap<string, number>;
}

/** Fields that apply to all runs if stated once. */
const OF_ALL_RUNS: readonly ImportField[] = [
  'prompt',
  'date',
  'model',
  'topic',
  'tags',
  'country',
  'language',
  'persona',
  'surface',
];

type Column = {
  readonly place: number;
  readonly platform: string;
  readonly field: ImportField;
  readonly rest: string;
  readonly isBare: boolean;
  readonly run: number | null;
};

/** Whether an answer column is named after its one platform: `ai_overview`, `chatgpt_answer`. */
export function isPlatformAnswer(key: string): boolean {
  const { plain, ofRun } = columnName(key);
  return (plain ?? ofRun?.column)?.field === 'answer';
}

/** Whether a column holds sources, of one platform or of all. */
export function isSourceColumn(key: string): boolean {
  const { plain, ofRun } = columnName(key);
  const field = fieldOfKey(key) ?? (plain ?? ofRun?.column)?.field;
  return isSourcesField(field) || isSourceName(key) || numberedSource(key) !== null;
}

/**
 * Source columns beside several answers: assigning all of them to each answer would be wrong. Leaves out columns that a person chose.
 * @param own indexes of columns that belong to one answer
 */
export function sharedSources(
  keys: readonly string[],
  { citations, citation_urls: urls }: ImportOverrides = {},
  own: ReadonlySet<number> = new Set(),
): readonly string[] {
  return keys.filter((key, place) => !own.has(place) && isSourceColumn(key) && key !== citations && key !== urls);
}

/** The platforms whose answer columns are numbered from 1 or 0: other numbers belong to models. */
function numberedPlatforms(keys: readonly string[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number[]>();
  for (const key of keys) {
    const { numbered } = columnName(key);
    if (numbered?.column.field !== 'answer') continue;
    addToGroup(numbers, normalizeFieldName(numbered.column.platform), numbered.number);
  }
  return new Map(
    [...numbers].flatMap(([platform, of]) => {
      const first = Math.min(...of);
      const isCounted = first <= 1 && Math.max(...of) - first === new Set(of).size - 1;
      return isCounted ? [[platform, 1 - first] as const] : [];
    }),
  );
}

function columnsIn(keys: readonly string[]): readonly Column[] {
  const counted = numberedPlatforms(keys);
  return keys.flatMap((key, place): readonly Column[] => {
    const { plain, ofRun, numbered } = columnName(key);
    if (ofRun !== null) return [{ place, ...ofRun.column, run: ofRun.run }];
    const shift = numbered === null ? undefined : counted.get(normalizeFieldName(numbered.column.platform));
    if (numbered !== null && shift !== undefined) return [{ place, ...numbered.column, run: numbered.number + shift }];
    return plain === null ? [] : [{ place, ...plain, run: null }];
  });
}

/** Groups columns by run; unnumbered ones belong to the first free run, and repeats of them to the next ones. */
function byRun(columns: readonly Column[]): ReadonlyMap<number | null, readonly Column[]> {
  const open = columns.filter(({ run }) => run === null);
  const isRepeated = open.filter(({ field }) => field === 'answer').length > 1;
  const told = columns.some(({ run, field }) => run !== null && field === 'answer');
  if (!told && !isRepeated) return new Map([[null, open]]);
  const runs = groupByKey(
    columns.filter(({ run }) => run !== null),
    ({ run }) => run,
  );
  const seen = new Map<ImportField, number>();
  const free: number[] = [];
  for (let run = 1; free.length < open.length; run += 1) if (!runs.has(run)) free.push(run);
  const hasAnswer = open.some(({ field }) => field === 'answer');
  for (const column of open) {
    const before = seen.get(column.field) ?? 0;
    seen.set(column.field, before + 1);
    if (hasAnswer) addToGroup(runs, free[before] ?? null, column);
    else if (OF_ALL_RUNS.includes(column.field)) for (const of of runs.values()) of.push(column);
  }
  return runs;
}

/** Columns by field; further source columns are distinguished by name. */
function byField(columns: readonly Column[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { field, rest, place } of columns) {
    const isSource = numberedSource(rest) !== null;
    const name = isSource ? rest : field;
    if (!found.has(name)) found.set(name, place);
  }
  return found;
}

/** Groups columns by platform. Those without an answer join the group that has one: `URL in AIO` belongs to `AI Overview text`. */
function byPlatform(columns: readonly Column[]): readonly (readonly Column[])[] {
  const groups = [...groupByKey(columns, ({ platform }) => normalizeFieldName(platform)).values()];
  const usual = (group: readonly Column[]): string => namePlatform(group[0]?.platform ?? '', '').platform;
  const answers = (group: readonly Column[]): boolean => group.some(({ field }) => field === 'answer');
  const answering = groups.filter(answers);
  const ownerOf = (group: readonly Column[]): readonly Column[] => {
    const owners = answers(group) ? [] : answering.filter((each) => usual(each) === usual(group));
    return owners.length === 1 && owners[0] !== undefined ? owners[0] : group;
  };
  return [...groupByKey(groups, ownerOf).values()].map((own) => own.flat());
}

/** The platforms of a table with one answer column per platform; empty for any other table. */
export function platformColumns(keys: readonly string[]): readonly PlatformColumns[] {
  const columns = columnsIn(keys);
  const found = byPlatform(columns).flatMap((own) => {
    const { platform = '' } = own.find(({ field }) => field === 'answer') ?? own[0] ?? {};
    return Array.from(byRun(own), ([run, of]) => ({ platform, run, columns: byField(of) }));
  });
  const answering = found.filter(({ columns: of }) => of.has('answer'));
  // A bare platform name alone may mean anything; `chatgpt_response` alone is unambiguous.
  const isNamed = columns.some(({ field, isBare }) => field === 'answer' && !isBare);
  return answering.length >= 2 || isNamed ? answering.toSorted(byPlace) : [];
}

const byPlace = (a: PlatformColumns, b: PlatformColumns): number =>
  (a.columns.get('answer') ?? 0) - (b.columns.get('answer') ?? 0);
