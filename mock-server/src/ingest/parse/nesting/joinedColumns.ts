import { groupByKey } from '#client/lib/groupByKey.ts';
import type { ImportMapping } from '#client/lib/importFields.ts';
import { parseCitations } from '../cells/parseCitations.ts';
import { nameOf } from '../cells/textOf.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { isSourceName, numberedSource } from './sourceColumns.ts';
import type { SourcePart } from './sourceColumns.ts';

/** A subset of the sources: `own_citations`, `other_sources`. Pages only found or counted are excluded. */
const PART =
  /^(?!.*(?:count|num|total|search|retrieved|expected|domain)).*[a-z][_\s.-](?:citations|sources|references|citation_urls|source_urls)$/iu;

/** The columns of one source, or of one list of sources. */
type Entry = Readonly<Partial<Record<SourcePart, number>>>;

type Joined = {
  readonly places: ReadonlySet<number>;
  readonly names: readonly string[];
  readonly keys: readonly string[];
  readonly entries: readonly Entry[];
};

type Place = { readonly place: number; readonly number: number; readonly part: SourcePart };

/** Joins sources that a file stores in several columns: own and other sites, or one source per column. */
export class JoinedColumns {
  readonly #known = new WeakMap<readonly string[], Joined | null>();

  /** @param isChosen a person chose the column of sources */
  constructor(
    private readonly mappingOf: (keys: readonly string[]) => ImportMapping,
    private readonly isChosen: boolean,
    private readonly onJoined: (names: readonly string[]) => void,
  ) {}

  /** Replaces several source columns with one; returns the record unchanged with one or none. */
  join(record: SourceRecord): SourceRecord {
    const joined = this.#joinedOf(record.keys);
    if (joined === null) return record;
    const listed = joined.entries.map((entry) => sourcesIn(entry, record.values));
    const captured = listed.filter((sources) => sources !== null);
    const isEmpty = [...joined.places].every((place) => record.values[place] === '');
    const all = captured.length === 0 ? null : isEmpty ? '' : withoutRepeats(captured.flat());
    const values = record.keys.flatMap((_, place) => (joined.places.has(place) ? [] : [record.values[place]]));
    return { ...record, keys: joined.keys, values: [...values, all] };
  }

  #joinedOf(keys: readonly string[]): Joined | null {
    const known = this.#known.get(keys);
    if (known !== undefined) return known;
    const joined = this.isChosen ? null : this.#findJoined(keys);
    this.#known.set(keys, joined);
    if (joined !== null) this.onJoined(joined.names);
    return joined;
  }

  #findJoined(keys: readonly string[]): Joined | null {
    const { columns } = this.mappingOf(keys);
    const mapped = [columns.citations, columns.citation_urls].filter((place) => place !== undefined);
    const single = [...repeatedPlaces(keys), ...numberedPlaces(keys)];
    const taken = new Set(single.map(({ place }) => place));
    // A column of all sources, or of their number, may exist beside those of single sources.
    const others = single.length > 0 || mapped.length > 0 ? mapped : partPlaces(keys);
    const lists = others.filter((place) => !taken.has(place)).map((place): Entry => ({ address: place }));
    if (single.length === 0 && (mapped.length > 0 || lists.length < 2)) return null;
    const groups = groupByKey(single, ({ number }) => number);
    const entries = [...lists, ...[...groups.values()].flatMap(entriesOf)];
    const places = new Set(entries.flatMap((entry) => Object.values(entry)));
    const names = [...places].map((place) => keys[place] ?? '');
    return { places, names, entries, keys: [...keys.filter((_, place) => !places.has(place)), 'citations'] };
  }
}

/** The columns with one number; if two sets of columns are numbered, each URL is a separate source. */
function entriesOf(group: readonly Place[]): readonly Entry[] {
  const [first, ...others] = group.filter(({ part }) => part === 'address');
  const [title, site] = (['title', 'site'] as const).map((wanted) => group.find(({ part }) => part === wanted)?.place);
  const entry: Entry = {
    ...(first !== undefined && { address: first.place }),
    ...(title !== undefined && { title }),
    ...(site !== undefined && { site }),
  };
  return [entry, ...others.map(({ place }): Entry => ({ address: place }))];
}

function numberedPlaces(keys: readonly string[]): readonly Place[] {
  const found = keys.flatMap((key, place): readonly Place[] => {
    const source = numberedSource(key);
    return source === null ? [] : [{ place, ...source }];
  });
  // Numbered titles or sites without URLs are statistics, not citations.
  return found.some(({ part }) => part === 'address') ? found.toSorted((a, b) => a.number - b.number) : [];
}

/** Repeated names, `Source,Source,Source`, and what some programs make of them: `Source,Source.1`. */
function repeatedPlaces(keys: readonly string[]): readonly Place[] {
  return keys.flatMap((key, place): readonly Place[] => {
    if (!isSourceName(key)) return [];
    const isRepeated = keys.indexOf(key) !== place || keys.lastIndexOf(key) !== place || keys.includes(`${key}.1`);
    return isRepeated ? [{ place, number: place - keys.length, part: 'address' }] : [];
  });
}

const partPlaces = (keys: readonly string[]): readonly number[] =>
  keys.flatMap((key, place) => (PART.test(key) ? [place] : []));

type Source = string | Readonly<Record<string, string>>;

/** The sources of an entry; a value without a source is kept so that it is counted. Null: nothing recorded. */
function sourcesIn({ address, title, site }: Entry, values: readonly unknown[]): readonly Source[] | null {
  const cell = address === undefined ? undefined : values[address];
  const name = title === undefined ? '' : nameOf(values[title]);
  const host = site === undefined ? '' : nameOf(values[site]);
  const { citations, dropped } = parseCitations(cell);
  const found = citations ?? [];
  if (found.length > 0) {
    return found.map((each) => ({ url: each.url, title: (found.length === 1 && name) || each.title }));
  }
  if (dropped > 0) return [nameOf(cell)];
  if (name !== '' || host !== '') return host === '' ? [name] : [{ domain: host, title: name }];
  return citations === null ? null : [];
}

/** Removes sources that two columns repeat. */
function withoutRepeats(sources: readonly Source[]): readonly Source[] {
  const seen = new Set<string>();
  return sources.filter((source) => {
    const url = typeof source === 'string' ? '' : (source['url'] ?? '');
    if (url === '') return true;
    const isNew = !seen.has(url);
    seen.add(url);
    return isNew;
  });
}
