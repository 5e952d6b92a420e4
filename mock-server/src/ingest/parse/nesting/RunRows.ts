import { groupByKey } from '#client/lib/groupByKey.ts';
import type { ImportField, ImportMapping, ImportOverrides } from '#client/lib/importFields.ts';
import { memoize } from '#client/lib/memoize.ts';
import { normalizeText } from '#client/lib/normalizeText.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { runIn } from './columnNames.ts';
import { fieldOfKey } from './fieldOfKey.ts';
import { isFlag } from './FlagColumns.ts';
import { sharedSources } from './platformColumns.ts';
import { isBlank } from './surroundings.ts';
import type { Values } from './Values.ts';

interface RunRowsOptions {
  readonly mappingOf: (keys: readonly string[]) => ImportMapping;
  /** Columns that a person chose are not reassigned. */
  readonly overrides?: ImportOverrides;
  readonly onRunColumns: (names: readonly string[]) => void;
  readonly onPlatformColumns: (names: readonly string[]) => void;
  /** Called with source columns that cannot be assigned to one answer. */
  readonly onSharedSources: (names: readonly string[]) => void;
}

interface RunColumn {
  readonly place: number;
  readonly run: number;
  readonly field: ImportField;
}

/** Fields that tell whose an answer is: numbered like the answers, they make these answers of several platforms, not runs. */
const WHOSE = ['platform', 'model'] as const satisfies readonly ImportField[];
const isWhose = (field: ImportField): boolean => WHOSE.some((each) => each === field);
/** Fields that can have a column per run. */
const OF_RUN: readonly (ImportField | null)[] = [
  ...(['answer', 'citations', 'citation_urls', 'status', 'error', 'searches', ...WHOSE] as const),
];
const NUMBER_BEHIND = /^(.*?[^\s_.#(（-])[\s_.#(（-]*(\d{1,2})[)）]?$/u;
/** Minimum number of runs: a single column may be numbered by chance. */
const LEAST_RUNS = 2;

function runColumn(key: string, place: number): RunColumn | null {
  const [name, word] = [normalizeText(key, 'NFKC').trim(), runIn(key)];
  const [, before = '', number = ''] = word === null ? (NUMBER_BEHIND.exec(name) ?? []) : [];
  const { run, rest } = word ?? { run: Number(number), rest: before };
  const field = word !== null && rest === '' ? 'answer' : fieldOfKey(rest);
  return rest === '' && word === null ? null : OF_RUN.includes(field) && field !== null ? { place, run, field } : null;
}

/** Columns per run of a table with one answer column a run: `answer_1`, `Run 2`, `第2次回答`. Empty for other tables. */
export const runColumns = memoize((keys: readonly string[]): readonly RunColumn[] => {
  const columns = keys.flatMap((key, place) => runColumn(key, place) ?? []);
  const runs = columns.flatMap(({ field, run }) => (field === 'answer' ? [run] : []));
  const first = Math.min(...runs);
  const isCounted =
    runs.length >= LEAST_RUNS &&
    new Set(runs).size === runs.length &&
    first <= 1 &&
    Math.max(...runs) - first === runs.length - 1;
  if (!isCounted) return [];
  // A field with other numbers, such as sources 1 to 10, is not numbered by run.
  const ofOthers = new Set(columns.flatMap(({ field, run }) => (runs.includes(run) ? [] : [field])));
  return columns
    .filter(({ field }) => !ofOthers.has(field))
    .map((column) => ({ ...column, run: column.run - first + 1 }));
});

/** Answers of the same platform and model are runs of it, in their order. */
function numberedByPlatform(rows: readonly Values[]): readonly Values[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const whose = JSON.stringify(WHOSE.map((field) => row[field]));
    const run = (counts.get(whose) ?? 0) + 1;
    counts.set(whose, run);
    return { ...row, run };
  });
}

/** Splits rows of tables with one answer column a run into one record per answer. */
export class RunRows {
  readonly #columnsOf = memoize((keys: readonly string[]) => this.#findColumns(keys));
  readonly #sourcesOf = memoize((keys: readonly string[]) => this.#findSources(keys));

  constructor(private readonly options: RunRowsOptions) {}

  /** The values of each answer of a row; null for rows without answers and for other tables. */
  valuesOf({ keys, values }: SourceRecord): readonly Values[] | null {
    const columns = this.#columnsOf(keys);
    const answers = columns.filter(({ field, place }) => field === 'answer' && !isFlag(values[place]));
    if (answers.length === 0) return null;
    const own = new Set(columns.map(({ place }) => place));
    const left = answers.length < 2 ? [] : this.#sourcesOf(keys);
    const shared = keys.flatMap((key, place) =>
      own.has(place) || left.includes(key) ? [] : [[key, values[place]] as const],
    );
    const byRun = groupByKey(columns, ({ run }) => run);
    const rows = answers.map(({ run }) => {
      const told = (byRun.get(run) ?? []).flatMap(({ field, place }) =>
        isWhose(field) && isBlank(values[place]) ? [] : [[field, values[place]] as const],
      );
      return { ...Object.fromEntries(shared), run, ...Object.fromEntries(told) };
    });
    return this.#areOfSeveral(keys, columns) ? numberedByPlatform(rows) : rows;
  }

  /** Whether the numbers stand for platforms: of one platform with a model for each, they are runs. */
  #areOfSeveral(keys: readonly string[], columns: readonly RunColumn[]): boolean {
    const { platform } = this.options.mappingOf(keys).columns;
    const isShared = platform !== undefined && columns.every(({ place }) => place !== platform);
    return columns.some(({ field }) => field === 'platform' || (field === 'model' && !isShared));
  }

  #findColumns(keys: readonly string[]): readonly RunColumn[] {
    const { mappingOf, overrides = {}, onRunColumns, onPlatformColumns } = this.options;
    const { columns } = mappingOf(keys);
    const isChosen = (['answer', 'run', ...WHOSE] as const).some((field) => typeof overrides[field] === 'string');
    const all = isChosen || columns.prompt === undefined ? [] : runColumns(keys);
    const isOpen = columns.answer === undefined || all.some(({ place }) => place === columns.answer);
    const found = isOpen ? all : [];
    const names = found.flatMap(({ field, place }) => (field === 'answer' ? [keys[place] ?? ''] : []));
    const tell = this.#areOfSeveral(keys, found) ? onPlatformColumns : onRunColumns;
    if (names.length > 0) tell(names);
    return found;
  }

  #findSources(keys: readonly string[]): readonly string[] {
    const own = new Set(this.#columnsOf(keys).map(({ place }) => place));
    const sources = sharedSources(keys, this.options.overrides, own);
    if (sources.length > 0) this.options.onSharedSources(sources);
    return sources;
  }
}
