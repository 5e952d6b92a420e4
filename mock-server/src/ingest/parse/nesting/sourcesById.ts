import { mapImportFields, normalizeFieldName } from '#client/lib/importFields.ts';
import { nameOf } from '../cells/textOf.ts';
import type { RowJoin } from './RowJoin.ts';
import type { Values } from './Values.ts';

/** What a row with a source of an answer points at the answer with. A run or a conversation may have several. */
const REFERENCE =
  /^(?:(?:answer|response|reply|result|chat|message|completion)(?:id|uuid|key|ref)|(?:回答|答案|对话)(?:id|编号))$/u;
const PLAIN_ID = /^(?:id|uuid|key|编号|編號)$/u;
const ADDRESS = /^(?:url|link|uri|href|pageurl|网址|網址|链接|鏈接|连结)$/u;
const TITLE = /^(?:title|pagetitle|标题|標題)$/u;
const POSITION = /^(?:(?:citation|source)?(?:position|rank|index|order|number)|位置|位次|序号|序號)$/u;
const CITED = /^(?:is)?cited$/u;

/** The columns of a table of sources, one in each row. */
export interface SourceColumns {
  /** The column that points at the answer. */
  readonly id: number;
  readonly url: number;
  readonly title: number;
  readonly position: number;
  readonly cited: number;
}

/** The columns of a table of sources without answers, which point at their answers; null: it is none. */
export function sourceColumns(keys: readonly string[]): SourceColumns | null {
  const { columns } = mapImportFields(keys);
  if (columns.answer !== undefined || columns.prompt !== undefined) return null;
  const names = keys.map(normalizeFieldName);
  const placeOf = (pattern: RegExp): number => names.findIndex((name) => pattern.test(name));
  const id = placeOf(REFERENCE);
  const url = columns.citation_urls ?? columns.citations ?? placeOf(ADDRESS);
  if (id === -1 || url === -1) return null;
  return {
    ...{ id, url },
    title: columns.citation_title ?? placeOf(TITLE),
    position: placeOf(POSITION),
    cited: placeOf(CITED),
  };
}

/** Sources by the IDs of their answers. */
export class SourcesById {
  readonly #sources = new Map<string, Values[]>();
  readonly #taken = new Set<string>();
  /** The names of the columns that point at answers. */
  readonly #references = new Set<string>();

  add(keys: readonly string[], values: readonly unknown[], columns: SourceColumns): void {
    const id = nameOf(values[columns.id]);
    const url = nameOf(values[columns.url]);
    if (id === '' || url === '') return;
    this.#references.add(normalizeFieldName(keys[columns.id] ?? ''));
    const { title, position, cited } = columns;
    const told = Object.entries({ title, position, cited }).filter(([, place]) => place !== -1);
    const source = { url, ...Object.fromEntries(told.map(([key, place]) => [key, values[place]])) };
    this.#sources.set(id, [...(this.#sources.get(id) ?? []), source]);
  }

  get isEmpty(): boolean {
    return this.#sources.size === 0;
  }

  /**
   * The sources of the answer with this ID, for the first that asks: of several answers with one ID it is not known whose they are. Null:
   * none are listed, and whether it has any is not known.
   */
  take(id: unknown): readonly Values[] | null {
    const name = nameOf(id);
    const found = this.#taken.has(name) ? undefined : this.#sources.get(name);
    this.#taken.add(name);
    return found ?? null;
  }

  /** The key with the ID of an answer with these keys: named like the one that points at it, else a plain ID; undefined: none. */
  keyOf(keys: readonly string[]): string | undefined {
    return (
      keys.find((key) => this.#references.has(normalizeFieldName(key))) ??
      keys.find((key) => PLAIN_ID.test(normalizeFieldName(key)))
    );
  }
}

/** How the rows of a table are pointed at by sources; null: they are not, or have sources themselves. */
export function sourceJoin(keys: readonly string[], sources: SourcesById): RowJoin | null {
  const { columns } = mapImportFields(keys);
  const key = sources.keyOf(keys);
  if (sources.isEmpty || key === undefined) return null;
  if (columns.citations !== undefined || columns.citation_urls !== undefined) return null;
  const place = keys.indexOf(key);
  return {
    ...{ note: 'joined_sources', by: key },
    of: (values) => {
      const citations = sources.take(values[place]);
      return citations === null ? null : { citations };
    },
  };
}
