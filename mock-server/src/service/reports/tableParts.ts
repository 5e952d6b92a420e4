import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { openTexts, shareTexts } from '#server/store/tables/recount/sharedTexts.ts';
import type { SharedTexts } from '#server/store/tables/recount/sharedTexts.ts';

/** Slice size of a list, sent in a few milliseconds. */
const SLICE = 10_000;

type Column = ArrayBufferView;
type Entry = readonly [row: number, value: unknown];

/** A slice of a table. Lists are sent in several slices, joined in order. */
export type TablePart =
  | { readonly kind: 'column'; readonly column: Column }
  | { readonly kind: 'list'; readonly values: readonly unknown[] }
  | { readonly kind: 'strings'; readonly distinct: readonly string[]; readonly places: Uint32Array }
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] };

/** The rest of a table: small fields, and the parts of the other fields. */
export interface TableFrame {
  readonly project: ProjectDefinition;
  readonly count: number;
  readonly brandCount: number;
  readonly dropped: AnswerTable['dropped'];
  readonly texts: SharedTexts;
  readonly parts: Readonly<Record<string, number>>;
}

/** Splits a table into its frame and the contents of its parts by field. Null when only this thread can read its texts. */
export function takeApart(
  table: AnswerTable,
): { readonly frame: Omit<TableFrame, 'parts'>; readonly fields: ReadonlyMap<string, object> } | null {
  const { project, count, brandCount, dropped, texts, ...fields } = table;
  const shared = shareTexts(texts);
  if (shared === null) return null;
  return { frame: { project, count, brandCount, dropped, texts: shared }, fields: new Map(Object.entries(fields)) };
}

/** The slices of one field, each small enough for one turn of the event loop. */
export function* piecesOf(value: object): Generator<TablePart> {
  if (ArrayBuffer.isView(value)) {
    yield { kind: 'column', column: value };
  } else if (value instanceof Map) {
    const entries: readonly Entry[] = [...value];
    for (let from = 0; from === 0 || from < entries.length; from += SLICE) {
      yield { kind: 'entries', entries: entries.slice(from, from + SLICE) };
    }
  } else if (Array.isArray(value)) {
    for (let from = 0; from === 0 || from < value.length; from += SLICE) {
      const values: readonly unknown[] = value.slice(from, from + SLICE);
      yield values.every((one) => typeof one === 'string') ? stringsOf(values) : { kind: 'list', values };
    }
  }
}

/** Titles repeat: each is sent once per slice. */
function stringsOf(values: readonly string[]): TablePart {
  const known = new Map<string, number>();
  const places = Uint32Array.from(values, (value) => {
    const place = known.get(value) ?? known.size;
    known.set(value, place);
    return place;
  });
  return { kind: 'strings', distinct: [...known.keys()], places };
}

/** Joins the slices of one field. */
export class PartBuilder {
  #value: Column | unknown[] | Map<number, unknown> | null = null;
  /** Interns strings, because slices bring separate copies. */
  readonly #strings = new Map<string, string>();

  add(part: TablePart): void {
    if (part.kind === 'column') {
      this.#value = part.column;
    } else if (part.kind === 'entries') {
      const map = this.#value instanceof Map ? this.#value : new Map<number, unknown>();
      for (const [row, value] of part.entries) map.set(row, value);
      this.#value = map;
    } else {
      const list = Array.isArray(this.#value) ? this.#value : [];
      if (part.kind === 'list') for (const value of part.values) list.push(value);
      else this.#addStrings(list, part.distinct, part.places);
      this.#value = list;
    }
  }

  get value(): unknown {
    return this.#value;
  }

  #addStrings(list: unknown[], distinct: readonly string[], places: Uint32Array): void {
    const kept = distinct.map((value) => {
      const known = this.#strings.get(value) ?? value;
      this.#strings.set(known, known);
      return known;
    });
    for (const place of places) list.push(kept[place]);
  }
}

const FIELDS: readonly (keyof AnswerTable)[] = [
  ...(['project', 'count', 'brandCount', 'ids', 'askedAt', 'prompt', 'platform', 'topic', 'run', 'status'] as const),
  ...(['namedMask', 'position', 'sentiment', 'mentionStart', 'mentionBrand', 'mentionFrom', 'mentionTo'] as const),
  ...(['captured', 'citationStart', 'citationUrl', 'citationPosition', 'citationTitle', 'urls', 'citedMask'] as const),
  ...(['searches', 'models', 'labels', 'details', 'retrieved', 'knownDay', 'texts', 'dropped'] as const),
];

function isTable(made: object): made is AnswerTable {
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(made));
  return FIELDS.every((field) => fields.get(field) !== undefined && fields.get(field) !== null);
}

/** Rebuilds a table from its frame and parts. @throws when one is missing */
export function putTogether({ parts, texts, ...rest }: TableFrame, partOf: (id: number) => unknown): AnswerTable {
  const fields = Object.fromEntries(Object.entries(parts).map(([field, id]) => [field, partOf(id)]));
  const made = { ...fields, ...rest, texts: openTexts(texts) };
  if (!isTable(made)) throw new Error('A part of the table was not sent');
  return made;
}
