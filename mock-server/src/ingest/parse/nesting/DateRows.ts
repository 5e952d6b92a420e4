import type { ImportMapping, ImportOverrides } from '#client/lib/importFields.ts';
import { memoize } from '#client/lib/memoize.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { isDay } from '../times/isDay.ts';
import { isFlag } from './FlagColumns.ts';
import { sharedSources } from './platformColumns.ts';
import type { Values } from './Values.ts';

interface DateRowsOptions {
  readonly mappingOf: (keys: readonly string[]) => ImportMapping;
  /** Columns chosen by a person stay unchanged. */
  readonly overrides?: ImportOverrides;
  readonly onDateColumns: (names: readonly string[]) => void;
  /** Called with source columns that cannot be assigned to one answer. */
  readonly onSharedSources: (names: readonly string[]) => void;
}

/** The columns of a table that are named after a day. */
export const dayColumns = (keys: readonly string[]): readonly number[] =>
  keys.flatMap((key, place) => (isDay(key) ? [place] : []));

/** Splits rows of tables with one answer column per day into one record per answer. */
export class DateRows {
  readonly #daysOf = memoize((keys: readonly string[]) => this.#findDays(keys));
  readonly #sourcesOf = memoize((keys: readonly string[]) => this.#findSources(keys));

  constructor(private readonly options: DateRowsOptions) {}

  /** The values of each answer of a row; null for a row without any, or of another table. */
  valuesOf({ keys, values }: SourceRecord): readonly Values[] | null {
    const days = this.#daysOf(keys);
    const answering = days.filter((place) => !isFlag(values[place]));
    if (answering.length === 0) return null;
    this.options.onDateColumns(answering.map((place) => keys[place] ?? ''));
    const sources = answering.length < 2 ? [] : this.#sourcesOf(keys);
    const shared = keys.flatMap((key, place) =>
      days.includes(place) || sources.includes(key) ? [] : [[key, values[place]] as const],
    );
    return answering.map((place) => ({ ...Object.fromEntries(shared), date: keys[place], answer: values[place] }));
  }

  #findSources(keys: readonly string[]): readonly string[] {
    const sources = sharedSources(keys, this.options.overrides);
    if (sources.length > 0) this.options.onSharedSources(sources);
    return sources;
  }

  #findDays(keys: readonly string[]): readonly number[] {
    const { mappingOf, overrides = {} } = this.options;
    const { columns } = mappingOf(keys);
    const isChosen = typeof overrides.answer === 'string' || typeof overrides.date === 'string';
    const isOpen = columns.prompt !== undefined && columns.answer === undefined && columns.date === undefined;
    return isOpen && !isChosen ? dayColumns(keys) : [];
  }
}
