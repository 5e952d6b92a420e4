import { groupByKey } from '#client/lib/groupByKey.ts';
import type { ImportField, ImportMapping, ImportOverrides } from '#client/lib/importFields.ts';
import { memoize } from '#client/lib/memoize.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { runIn } from './columnNames.ts';
import { fieldOfKey } from './fieldOfKey.ts';
import { isFlag } from './FlagColumns.ts';
import { isSourceColumn } from './platformColumns.ts';

type Values = Readonly<Record<string, unknown>>;

interface RunRowsOptions {
  readonly mappingOf: (keys: readonly string[]) => ImportMapping;
  /** Columns that a person chose stay as they are. */
  readonly overrides?: ImportOverrides;
  readonly onRunColumns: (names: readonly string[]) => void;
  /** Columns of sources of which it is open whose they are. */
  readonly onSharedSources: (names: readonly string[]) => void;
}

interface RunColumn {
  readonly place: number;
  readonly run: number;
  readonly field: ImportField;
}

/** What each time that a prompt was asked may tell of its own. */
const OF_RUN: readonly (ImportField | null)[] = ['answer', 'citations', 'citation_urls', 'status', 'error', 'searches'];
const NUMBER_BEHIND = /^(.*?[^\s_.#(（-])[\s_.#(（-]*(\d{1,2})[)）]?$/u;
/** One column may be numbered by chance. */
const LEAST_RUNS = 2;

function runColumn(key: string, place: number): RunColumn | null {
  const [name, word] = [key.normalize('NFKC').trim(), runIn(key)];
  const [, before = '', number = ''] = word === null ? (NUMBER_BEHIND.exec(name) ?? []) : [];
  const { run, rest } = word ?? { run: Number(number), rest: before };
  const field = word !== null && rest === '' ? 'answer' : fieldOfKey(rest);
  return rest === '' && word === null ? null : OF_RUN.includes(field) && field !== null ? { place, run, field } : null;
}

/** The columns of a table that has one of answers for each time a prompt was asked: `answer_1`, `Run 2`, `第2次回答`; none of any other. */
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
  // Sources that are numbered otherwise are those of no run.
  const ofOthers = new Set(columns.flatMap(({ field, run }) => (runs.includes(run) ? [] : [field])));
  return columns
    .filter(({ field }) => !ofOthers.has(field))
    .map((column) => ({ ...column, run: column.run - first + 1 }));
});

/** Makes a record of each answer in the rows of tables that have a column of answers for each time a prompt was asked. */
export class RunRows {
  readonly #columnsOf = memoize((keys: readonly string[]) => this.#findColumns(keys));
  readonly #sourcesOf = memoize((keys: readonly string[]) => this.#findSources(keys));

  constructor(private readonly options: RunRowsOptions) {}

  /** The values of each answer of a row; null for a row that has none, or of any other table. */
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
    return answers.map(({ run }) => {
      const told = (byRun.get(run) ?? []).map(({ field, place }) => [field, values[place]] as const);
      return { ...Object.fromEntries(shared), run, ...Object.fromEntries(told) };
    });
  }

  #findColumns(keys: readonly string[]): readonly RunColumn[] {
    const { mappingOf, overrides = {}, onRunColumns } = this.options;
    const { columns } = mappingOf(keys);
    const isChosen = typeof overrides.answer === 'string' || typeof overrides.run === 'string';
    const all = isChosen || columns.prompt === undefined ? [] : runColumns(keys);
    const isOpen = columns.answer === undefined || all.some(({ place }) => place === columns.answer);
    const found = isOpen ? all : [];
    const names = found.flatMap(({ field, place }) => (field === 'answer' ? [keys[place] ?? ''] : []));
    if (names.length > 0) onRunColumns(names);
    return found;
  }

  /** Sources beside the answers of several runs: to give all of them to each would be wrong. */
  #findSources(keys: readonly string[]): readonly string[] {
    const { citations, citation_urls: urls } = this.options.overrides ?? {};
    const own = new Set(this.#columnsOf(keys).map(({ place }) => place));
    const sources = keys.filter(
      (key, place) => !own.has(place) && isSourceColumn(key) && key !== citations && key !== urls,
    );
    if (sources.length > 0) this.options.onSharedSources(sources);
    return sources;
  }
}
