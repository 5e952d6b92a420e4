import type { ImportNote, ImportNoteId } from '#client/lib/importNotes.ts';
import { dayInName, platformInName } from './containers/sheetName.ts';

/** What a file's name states about its answers, for fields without a column. */
export interface NamedByFile {
  readonly platform: string | null;
  /** YYYY-MM-DD. */
  readonly day: string | null;
}

const SHOWN_NAMES = 10;
const ENDINGS = /(?:\.(?:csv|tsv|tab|txt|json|jsonl|ndjson|jsonlines|xlsx|xlsm|parquet|gz|zip))+$/iu;
/** Suffix of a copied file: ` (1)`. */
const COPY = /\s*\(\d{1,2}\)$/u;

/** What the names state, in order of precedence: the file's, its folders', its archive's. Null: nothing. */
export function namedByFile(names: readonly string[]): NamedByFile | null {
  const words = names
    .flatMap((name) => name.split('/').toReversed())
    .map((word) => word.replace(ENDINGS, '').replace(COPY, ''));
  const first = (read: (word: string) => string | null): string | null => {
    for (const word of words) {
      const found = read(word);
      if (found !== null) return found;
    }
    return null;
  };
  const [platform, day] = [first(platformInName), first(dayInName)];
  return platform === null && day === null ? null : { platform, day };
}

/** Collects the values taken from file names. */
export class NamesUsed {
  readonly #platforms = new Set<string>();
  readonly #days = new Set<string>();

  add({ platform, day }: NamedByFile = { platform: null, day: null }): void {
    if (platform !== null) this.#platforms.add(platform);
    if (day !== null) this.#days.add(day);
  }

  get notes(): readonly ImportNote[] {
    const note = (id: ImportNoteId, names: ReadonlySet<string>): readonly ImportNote[] => {
      const shown = [...names].slice(0, SHOWN_NAMES).join(', ');
      return names.size === 0 ? [] : [{ note: id, line: 0, values: [names.size > SHOWN_NAMES ? `${shown} …` : shown] }];
    };
    return [...note('sheet_platforms', this.#platforms), ...note('sheet_dates', this.#days)];
  }
}
