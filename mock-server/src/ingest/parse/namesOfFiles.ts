import type { ImportNote, ImportNoteId } from '#client/lib/importNotes.ts';
import { dayInName, platformInName } from './containers/sheetName.ts';

/** What the name of a file tells of the answers in it, where no column does. */
export interface NamedByFile {
  readonly platform: string | null;
  /** YYYY-MM-DD. */
  readonly day: string | null;
}

const SHOWN_NAMES = 10;
const ENDINGS = /(?:\.(?:csv|tsv|tab|txt|json|jsonl|ndjson|jsonlines|xlsx|xlsm|parquet|gz|zip))+$/iu;
/** What systems add to the name of a copy: ` (1)`. */
const COPY = /\s*\(\d{1,2}\)$/u;

/** What the names of a file tell, the nearest first: its own, those of its folders, that of its archive. Null: nothing. */
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

/** Gathers what was taken from the names of files. */
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
