import { mapImportFields, normalizeFieldName } from '#client/lib/importFields.ts';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { nameOf, questionOf } from '../cells/textOf.ts';
import { KeyLists } from '../formats/KeyLists.ts';
import type { SourceEvent } from '../sourceEvents.ts';
import { hasField, isBlank } from './surroundings.ts';

type Values = Readonly<Record<string, unknown>>;

/** What an answer points at its prompt with. A number alone, such as 序号, may count rows. */
const REFERENCE =
  /^(?:(?:prompt|query|question)(?:id|uuid|key|ref|code)|[pq]id|(?:提示词|提示詞|问题|問題|提问|提問)(?:id|编号|編號))$/u;
const PLAIN_ID = /^(?:id|uuid|key|code|编号|編號)$/u;
/** Names of lists and sheets of prompts. */
const OF_PROMPTS = /prompt|quer(?:y|ies)|question|提示词|提示詞|问题|問題|提问|提問|问句/iu;
const DETAILS = ['topic', 'tags'] as const;

/** The column by which rows with these columns point at their prompts; -1: they do not, or have prompts themselves. */
export function referenceColumn(keys: readonly string[]): number {
  const { columns } = mapImportFields(keys);
  return columns.prompt === undefined ? keys.findIndex((key) => REFERENCE.test(normalizeFieldName(key))) : -1;
}

interface PromptColumns {
  readonly id: number;
  readonly prompt: number;
  /** Further columns that belong to the prompt, by field. */
  readonly details: Readonly<Partial<Record<(typeof DETAILS)[number], number>>>;
}

/** The columns of a list of prompts without answers; null: it is none, or its prompts have no id. */
export function promptColumns(keys: readonly string[], name: string): PromptColumns | null {
  const { columns } = mapImportFields(keys);
  const isNamed = OF_PROMPTS.test(name);
  // The text of a prompt may be called `text`, as that of an answer.
  const prompt = columns.prompt ?? (isNamed ? columns.answer : undefined);
  if (prompt === undefined || (columns.prompt !== undefined && columns.answer !== undefined)) return null;
  const names = keys.map(normalizeFieldName);
  const reference = names.findIndex((key, place) => place !== prompt && REFERENCE.test(key));
  const id = reference === -1 ? names.findIndex((key, place) => place !== prompt && PLAIN_ID.test(key)) : reference;
  if (id === -1) return null;
  const found = DETAILS.flatMap((field) => (columns[field] === undefined ? [] : [[field, columns[field]] as const]));
  return { id, prompt, details: Object.fromEntries(found) };
}

/** Prompts by id. */
export class PromptsById {
  /** Null: several prompts share the id. */
  readonly #prompts = new Map<string, Values | null>();

  add(values: readonly unknown[], columns: PromptColumns): void {
    const id = nameOf(values[columns.id]);
    const prompt = nameOf(questionOf(values[columns.prompt]));
    if (id === '' || prompt === '') return;
    const known = this.#prompts.get(id);
    const details = Object.entries(columns.details).map(([field, place]) => [field, values[place]] as const);
    const told = { prompt, ...Object.fromEntries(details.filter(([, value]) => !isBlank(value))) };
    if (known === undefined) this.#prompts.set(id, told);
    else if (known?.prompt !== prompt) this.#prompts.set(id, null);
  }

  get isEmpty(): boolean {
    return this.#prompts.size === 0;
  }

  /** The prompt with this id and what else is told of it; null: none, or it is ambiguous. */
  of(id: unknown): Values | null {
    return this.#prompts.get(nameOf(id)) ?? null;
  }
}

interface PromptJoin {
  readonly note: SourceEvent;
  readonly withPrompt: (event: SourceEvent) => SourceEvent;
}

/** Joins the rows of a table with the prompts at which they point; a row that points at none stays without. */
export function promptJoin(keys: readonly string[], prompts: PromptsById): PromptJoin {
  const reference = referenceColumn(keys);
  const lists = new KeyLists();
  return {
    note: { kind: 'note', line: 0, note: 'joined_prompts', values: [keys[reference] ?? ''] },
    withPrompt: (event) => {
      const asked = event.kind === 'record' ? prompts.of(event.values[reference]) : null;
      if (event.kind !== 'record' || asked === null) return event;
      const own = Object.entries(asked).filter(([key]) => !event.keys.includes(key));
      return {
        ...event,
        keys: lists.of([...event.keys, ...own.map(([key]) => key)]),
        values: [...event.keys.map((_, index) => event.values[index]), ...own.map(([, value]) => value)],
      };
    },
  };
}

const MAX_DEPTH = 12;

/** The prompts in the lists of a document, by their ids. */
function promptsIn(root: unknown): PromptsById {
  const prompts = new PromptsById();
  // Most objects of a document share their keys.
  const known = new Map<string, PromptColumns | null>();
  const columnsOf = (item: Values, name: string): PromptColumns | null => {
    const keys = Object.keys(item);
    const shape = [name, ...keys].join('\n');
    const found = known.get(shape);
    if (found !== undefined) return found;
    const columns = promptColumns(keys, name);
    known.set(shape, columns);
    return columns;
  };
  const visit = (value: unknown, name: string, depth: number): void => {
    if (depth > MAX_DEPTH) return;
    if (Array.isArray(value)) {
      for (const item of value) {
        const columns = isPlainObject(item) ? columnsOf(item, name) : null;
        if (columns !== null && isPlainObject(item)) prompts.add(Object.values(item), columns);
        visit(item, name, depth + 1);
      }
    } else if (isPlainObject(value)) {
      for (const [key, inner] of Object.entries(value)) if (typeof inner === 'object') visit(inner, key, depth + 1);
    }
  };
  visit(root, '', 0);
  return prompts;
}

const MAY_REFER = /"(?:prompt|query|question)[_-]?(?:id|uuid|key|ref|code)"\s*:|"[pq]id"\s*:/iu;

/** Whether objects in this text may point at prompts. */
export const mayPointAtPrompts = (text: string): boolean => MAY_REFER.test(text);

/** A document whose answers have the prompts that they pointed at. */
export interface JoinedDocument {
  readonly root: unknown;
  /** The keys that point at prompts. */
  readonly keys: ReadonlySet<string>;
}

/**
 * Gives objects that point at a prompt by its id, and have none, that prompt: files may list prompts and answers apart.
 * @param onCopy called with each copied object and the one that it was copied from
 */
export function withPrompts(root: unknown, onCopy: (copy: object, original: object) => void): JoinedDocument {
  const prompts = promptsIn(root);
  const keys = new Set<string>();
  const joined = (node: Values): Values => {
    const reference = Object.keys(node).find((key) => REFERENCE.test(normalizeFieldName(key)));
    if (reference === undefined || hasField(node, 'prompt')) return node;
    const asked = prompts.of(node[reference]);
    if (asked === null) return node;
    keys.add(reference);
    return { ...asked, ...node, prompt: asked['prompt'] };
  };
  const visit = (value: unknown, depth: number): unknown => {
    if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => visit(item, depth + 1));
    if (!isPlainObject(value)) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, visit(each, depth + 1)]));
    const copy = joined(inner);
    onCopy(copy, value);
    return copy;
  };
  return prompts.isEmpty ? { root, keys } : { root: visit(root, 0), keys };
}
