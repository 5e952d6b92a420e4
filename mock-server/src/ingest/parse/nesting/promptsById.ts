import { mapImportFields, normalizeFieldName } from '#client/lib/importFields.ts';
import { nameOf, questionOf } from '../cells/textOf.ts';
import type { RowJoin } from './RowJoin.ts';
import { isBlank } from './surroundings.ts';
import type { Values } from './Values.ts';

/** What an answer points at its prompt with. A number alone, such as 序号, may count rows. */
const REFERENCE =
  /^(?:(?:prompt|query|question)(?:id|uuid|key|ref|code)|[pq]id|(?:提示词|提示詞|问题|問題|提问|提問)(?:id|编号|編號))$/u;
const PLAIN_ID = /^(?:id|uuid|key|code|编号|編號)$/u;
/** Names of lists and sheets of prompts. */
const OF_PROMPTS = /prompt|quer(?:y|ies)|question|提示词|提示詞|问题|問題|提问|提問|问句/iu;
/** A list of questions that follow each other. */
const TURNS = /^turns$/u;
const DETAILS = ['topic', 'tags'] as const;

/** Whether a key points at a prompt. */
export const isPromptReference = (key: string): boolean => REFERENCE.test(normalizeFieldName(key));

/** Whether a list or a map with this name holds prompts. */
export const isOfPrompts = (name: string): boolean => OF_PROMPTS.test(name);

/** The column by which rows with these columns point at their prompts; -1: they do not, or have prompts themselves. */
export function referenceColumn(keys: readonly string[]): number {
  const { columns } = mapImportFields(keys);
  return columns.prompt === undefined ? keys.findIndex(isPromptReference) : -1;
}

export interface PromptColumns {
  readonly id: number;
  readonly prompt: number;
  /** Further columns that belong to the prompt, by field. */
  readonly details: Readonly<Partial<Record<(typeof DETAILS)[number], number>>>;
}

/** The columns of a list of prompts without answers; null: it is none, or its prompts have no id. */
export function promptColumns(keys: readonly string[], name: string): PromptColumns | null {
  const { columns } = mapImportFields(keys);
  const isNamed = OF_PROMPTS.test(name);
  const names = keys.map(normalizeFieldName);
  // The text of a prompt may be called `text`, as that of an answer.
  const text = columns.prompt ?? (isNamed ? columns.answer : undefined);
  const prompt = text ?? (isNamed ? names.findIndex((key) => TURNS.test(key)) : -1);
  if (prompt === -1 || (columns.prompt !== undefined && columns.answer !== undefined)) return null;
  const reference = names.findIndex((key, place) => place !== prompt && REFERENCE.test(key));
  const id = reference === -1 ? names.findIndex((key, place) => place !== prompt && PLAIN_ID.test(key)) : reference;
  if (id === -1) return null;
  const found = DETAILS.flatMap((field) => (columns[field] === undefined ? [] : [[field, columns[field]] as const]));
  return { id, prompt, details: Object.fromEntries(found) };
}

const isListOfTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Prompts by id. */
export class PromptsById {
  /** Null: several prompts share the id. */
  readonly #prompts = new Map<string, Values | null>();

  add(values: readonly unknown[], columns: PromptColumns): void {
    const id = nameOf(values[columns.id]);
    const written = values[columns.prompt];
    const prompt = isListOfTexts(written) ? written : nameOf(questionOf(written));
    if (id === '' || prompt.length === 0) return;
    const known = this.#prompts.get(id);
    const details = Object.entries(columns.details).map(([field, place]) => [field, values[place]] as const);
    const told = { prompt, ...Object.fromEntries(details.filter(([, value]) => !isBlank(value))) };
    if (known === undefined) this.#prompts.set(id, told);
    else if (String(known?.prompt) !== String(prompt)) this.#prompts.set(id, null);
  }

  get isEmpty(): boolean {
    return this.#prompts.size === 0;
  }

  /** The prompt with this id and what else is told of it; null: none, or it is ambiguous. */
  of(id: unknown): Values | null {
    return this.#prompts.get(nameOf(id)) ?? null;
  }
}

/** How the rows of a table point at prompts; null: they do not. */
export function promptJoin(keys: readonly string[], prompts: PromptsById): RowJoin | null {
  const reference = referenceColumn(keys);
  if (reference === -1 || prompts.isEmpty) return null;
  return { note: 'joined_prompts', by: keys[reference] ?? '', of: (values) => prompts.of(values[reference]) };
}
