import { groupByKey } from '#client/lib/groupByKey.ts';
import { IMPORT_FIELDS } from '#client/lib/importFields.ts';
import type { ImportMapping, ImportOverrides } from '#client/lib/importFields.ts';
import { memoize } from '#client/lib/memoize.ts';
import { nameOf } from '../cells/textOf.ts';
import { hasFeature, isSearchEngine, isSearchFeature, platformOfColumn } from '../platforms/searchFeature.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { isFlag } from './FlagColumns.ts';
import { isSourceColumn, platformColumns } from './platformColumns.ts';
import type { PlatformColumns } from './platformColumns.ts';
import type { Values } from './Values.ts';

interface PlatformRowsOptions {
  readonly mappingOf: (keys: readonly string[]) => ImportMapping;
  /** Columns chosen by a person stay unchanged. */
  readonly overrides?: ImportOverrides;
  /** Columns named after platforms that hold no answers. */
  readonly flags?: ReadonlySet<string>;
  readonly onPlatformColumns: (names: readonly string[]) => void;
  /** Called with source columns that cannot be assigned to one answer. */
  readonly onSharedSources: (names: readonly string[]) => void;
}

/** How to split rows with the same columns. */
interface Split {
  readonly platforms: readonly PlatformColumns[];
  /** Columns copied to each answer. */
  readonly shared: readonly number[];
  /** Column that may name the search engine whose features the platforms are; null: none. */
  readonly engine: number | null;
  /** Rows of another engine hold one answer, in the column that is mapped to it. */
  readonly isPlainElsewhere: boolean;
}

/** Splits rows of tables with one answer column per platform or per run into one record per answer. */
export class PlatformRows {
  readonly #splitOf = memoize((keys: readonly string[]) => this.#findSplit(keys));
  readonly #told = new WeakSet<Split>();

  constructor(private readonly options: PlatformRowsOptions) {}

  /** The values of each answer of a row, or of one without text if there is none; null for a row of another table. */
  valuesOf({ keys, values }: SourceRecord): readonly Values[] | null {
    const split = this.#splitOf(keys);
    if (split === null) return null;
    const engine = split.engine === null ? '' : nameOf(values[split.engine]);
    const isOfEngine = engine === '' || isSearchEngine(engine);
    if (!isOfEngine && split.isPlainElsewhere) return null;
    this.#tell(split, keys);
    const places = split.shared.filter((place) => place !== split.engine || !isOfEngine);
    const shared = Object.fromEntries(places.map((place) => [keys[place] ?? '', values[place]] as const));
    const platforms = split.platforms.map((each) => {
      // Another search engine than the one whose feature the column is named after.
      const isOther = engine !== '' && isOfEngine && !hasFeature(engine, each.platform);
      return isOther ? { ...each, platform: engine } : each;
    });
    const answers = platforms.flatMap((each) => {
      const answer = values[each.columns.get('answer') ?? -1];
      return isFlag(answer) ? [] : [{ ...shared, ...ownValues(each, values) }];
    });
    if (answers.length > 0) return answers;
    // A missing answer has a platform only if the table has just one.
    const [only, ...others] = platforms;
    const isOne = only !== undefined && others.length === 0;
    const own = isOne ? ownValues(only, values) : {};
    const isTold = isOne || (this.options.flags?.size ?? 0) > 0;
    return [{ ...shared, ...own, ...(isTold && { answer: '' }) }];
  }

  #tell(split: Split, keys: readonly string[]): void {
    if (this.#told.has(split)) return;
    this.#told.add(split);
    const { platforms, shared } = split;
    this.options.onPlatformColumns(countedNames(platforms));
    const taken = new Set([...shared, ...platforms.flatMap(({ columns }) => [...columns.values()])]);
    const left = keys.filter((_, place) => !taken.has(place));
    if (left.length > 0) this.options.onSharedSources(left);
  }

  #findSplit(keys: readonly string[]): Split | null {
    if (!this.#mayBeByPlatform(keys)) return null;
    const { columns: mapped } = this.options.mappingOf(keys);
    const open = this.#openKeys(keys);
    const isAsked = ({ columns }: PlatformColumns): boolean => mapped.prompt !== undefined || columns.has('prompt');
    const platforms = platformColumns(open).filter(isAsked);
    if (platforms.length === 0) return null;
    const taken = new Set(platforms.flatMap(({ columns }) => [...columns.values()]));
    const others = keys.flatMap((_, place) => (taken.has(place) ? [] : [place]));
    // Source columns beside the answers of several platforms: assigning all to each would be wrong.
    const sources = platforms.length < 2 ? [] : others.filter((place) => isSourceColumn(open[place] ?? ''));
    const mayBeEngine = this.options.overrides?.platform === undefined && mapped.platform !== undefined;
    const isOfEngine = mayBeEngine && platforms.every(({ platform }) => isSearchFeature(platform));
    return {
      platforms,
      shared: others.filter((place) => !sources.includes(place)),
      engine: isOfEngine ? (mapped.platform ?? null) : null,
      isPlainElsewhere: mapped.answer !== undefined,
    };
  }

  /** The column names, blanked for columns chosen by a person and those without answers. */
  #openKeys(keys: readonly string[]): readonly string[] {
    const { overrides = {}, flags, mappingOf } = this.options;
    const { columns } = mappingOf(keys);
    const chosen = IMPORT_FIELDS.flatMap((field) => (typeof overrides[field] === 'string' ? [columns[field]] : []));
    return keys.map((key, place) => (chosen.includes(place) || flags?.has(key) === true ? '' : key));
  }

  /** The table has no answer column, or one named after a platform and no platform column but possibly that of a search engine. */
  #mayBeByPlatform(keys: readonly string[]): boolean {
    const { mappingOf, overrides = {} } = this.options;
    const { columns, paths } = mappingOf(keys);
    if (typeof overrides.answer === 'string') return false;
    if (columns.answer === undefined) return true;
    const platform = platformOfColumn(keys[columns.answer]);
    if (platform === null || paths.answer !== undefined) return false;
    return columns.platform === undefined || (overrides.platform === undefined && isSearchFeature(platform));
  }
}

function ownValues({ platform, run, columns }: PlatformColumns, values: readonly unknown[]): Values {
  const own = Array.from(columns, ([field, place]) => [field, values[place]] as const);
  return { platform, ...(run !== null && { run }), ...Object.fromEntries(own) };
}

/** The platforms, each with its number of runs if several. */
function countedNames(platforms: readonly PlatformColumns[]): readonly string[] {
  const groups = groupByKey(platforms, ({ platform }) => platform);
  return Array.from(groups, ([name, runs]) => (runs.length > 1 ? `${name} × ${String(runs.length)}` : name));
}
