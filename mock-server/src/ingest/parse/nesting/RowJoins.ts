import { mapImportFields } from '#client/lib/importFields.ts';
import { holdsAnswers } from '../columns/headerRows.ts';
import { KeyLists } from '../formats/KeyLists.ts';
import type { SourceEvent, SourceRecord } from '../sourceEvents.ts';
import { promptColumns, promptJoin, PromptsById } from './promptsById.ts';
import type { RowJoin } from './RowJoin.ts';
import { sourceColumns, sourceJoin, SourcesById } from './sourcesById.ts';
import type { Values } from './Values.ts';

/** Whether a table with these columns stands beside answers: with their prompts, or with their sources. */
export const isBeside = (keys: readonly string[], name: string): boolean =>
  !holdsAnswers(keys, { overrides: {} }) && (promptColumns(keys, name) !== null || sourceColumns(keys) !== null);

/** Joins answers with the prompts and sources in other sheets or files. A row that points at none stays as it is. */
export class RowJoins {
  readonly #prompts = new PromptsById();
  readonly #sources = new SourcesById();
  readonly #lists = new KeyLists();
  readonly #joins = new Map<readonly string[], readonly RowJoin[]>();
  readonly #told = new Set<string>();

  /** Adds a row of a table beside the answers. */
  add({ keys, values }: SourceRecord, name: string): void {
    const asked = promptColumns(keys, name);
    if (asked !== null) this.#prompts.add(values, asked);
    const cited = sourceColumns(keys);
    if (cited !== null) this.#sources.add(keys, values, cited);
  }

  /** The record with what it points at, after a note if it is the first. */
  join(event: SourceEvent): readonly SourceEvent[] {
    const isEmpty = this.#prompts.isEmpty && this.#sources.isEmpty;
    if (isEmpty || event.kind !== 'record' || event.ours !== undefined) return [event];
    const notes: SourceEvent[] = [];
    let joined = event;
    for (const { note, by, of } of this.#joinsOf(event.keys)) {
      const found = of(event.values);
      if (found === null) continue;
      joined = this.#with(joined, found);
      if (!this.#told.has(note)) notes.push({ kind: 'note', line: 0, note, values: [by] });
      this.#told.add(note);
    }
    return [...notes, joined];
  }

  /** Whether objects with these keys are answers to prompts that are known. */
  isOfPrompts(keys: readonly string[]): boolean {
    return promptJoin(keys, this.#prompts) !== null && mapImportFields(keys).columns.answer !== undefined;
  }

  #joinsOf(keys: readonly string[]): readonly RowJoin[] {
    const known = this.#joins.get(keys);
    if (known !== undefined) return known;
    const found = [promptJoin(keys, this.#prompts), sourceJoin(keys, this.#sources)].filter((join) => join !== null);
    this.#joins.set(keys, found);
    return found;
  }

  #with(record: SourceRecord, found: Values): SourceRecord {
    const own = Object.entries(found).filter(([key]) => !record.keys.includes(key));
    return {
      ...record,
      keys: this.#lists.of([...record.keys, ...own.map(([key]) => key)]),
      values: [...record.keys.map((_, index) => record.values[index]), ...own.map(([, value]) => value)],
    };
  }
}
