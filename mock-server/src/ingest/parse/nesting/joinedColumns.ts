import type { ImportMapping } from '#client/lib/importFields.ts';
import { parseCitations } from '../parseCitations.ts';
import type { SourceRecord } from '../sourceEvents.ts';

/** `own_citations`, `other_sources`: a part of the sources. What was only found or counted is none. */
const PART =
  /^(?!.*(?:count|num|total|search|retrieved|expected|domain)).*[a-z][_\s.-](?:citations|sources|references|citation_urls|source_urls)$/iu;

type Joined = {
  readonly places: readonly number[];
  readonly names: readonly string[];
  readonly keys: readonly string[];
};

/** Joins the sources of files that keep them in several columns, as of the own site and of others. */
export class JoinedColumns {
  readonly #known = new WeakMap<readonly string[], Joined | null>();

  constructor(
    private readonly mappingOf: (keys: readonly string[]) => ImportMapping,
    private readonly onJoined: (names: readonly string[]) => void,
  ) {}

  /** The record with one column of sources in the place of several; as it is when it has one or none. */
  join(record: SourceRecord): SourceRecord {
    const joined = this.#joinedOf(record.keys);
    if (joined === null) return record;
    const parts = joined.places.map((place) => parseCitations(record.values[place]).citations);
    const captured = parts.filter((part) => part !== null);
    const all = captured.length === 0 ? null : captured.flat().map(({ url, title }) => ({ url, title }));
    const values = record.values.filter((_, place) => !joined.places.includes(place));
    return { ...record, keys: joined.keys, values: [...values, all] };
  }

  #joinedOf(keys: readonly string[]): Joined | null {
    const known = this.#known.get(keys);
    if (known !== undefined) return known;
    const { columns } = this.mappingOf(keys);
    const isOpen = columns.citations === undefined && columns.citation_urls === undefined;
    const places = isOpen ? keys.flatMap((key, place) => (PART.test(key) ? [place] : [])) : [];
    const names = places.map((place) => keys[place] ?? '');
    const kept = keys.filter((_, place) => !places.includes(place));
    const joined = places.length < 2 ? null : { places, names, keys: [...kept, 'citations'] };
    this.#known.set(keys, joined);
    if (joined !== null) this.onJoined(names);
    return joined;
  }
}
