import { isPlainObject } from '#client/lib/isPlainObject.ts';
import type { SourceEvent } from '../sourceEvents.ts';
import { isOfPrompts, isPromptReference, promptColumns, PromptsById } from './promptsById.ts';
import type { PromptColumns } from './promptsById.ts';
import { sourceColumns, SourcesById } from './sourcesById.ts';
import type { SourceColumns } from './sourcesById.ts';
import { hasField } from './surroundings.ts';
import type { Values } from './Values.ts';

const MAX_DEPTH = 12;
const MAY_REFER =
  /"(?:prompt|query|question|answer|response|reply|result|chat|message|completion)[_-]?(?:id|uuid|key|ref|code)"\s*:|"[pq]id"\s*:/iu;

/** Whether objects in this text may point at prompts or answers. */
export const mayRefer = (text: string): boolean => MAY_REFER.test(text);

interface ItemColumns {
  readonly asked: PromptColumns | null;
  readonly cited: SourceColumns | null;
}

/** What the lists of a document hold beside the answers. */
class Besides {
  readonly prompts = new PromptsById();
  readonly sources = new SourcesById();
  /** The lists of sources and the maps of prompts. */
  readonly holders = new Set<object>();
  // Most objects of a document share their keys.
  readonly #known = new Map<string, ItemColumns>();

  constructor(root: unknown) {
    this.#visit(root, '', 0);
  }

  #visit(value: unknown, name: string, depth: number): void {
    if (depth > MAX_DEPTH) return;
    if (Array.isArray(value)) {
      for (const item of value) {
        if (isPlainObject(item)) this.#addItem(item, value, name);
        this.#visit(item, name, depth + 1);
      }
    } else if (isPlainObject(value)) {
      if (isOfPrompts(name)) this.#addMap(value, name);
      for (const [key, inner] of Object.entries(value)) {
        if (typeof inner === 'object') this.#visit(inner, key, depth + 1);
      }
    }
  }

  #addItem(item: Values, list: object, name: string): void {
    const { asked, cited } = this.#columnsOf(item, name);
    if (asked !== null) this.prompts.add(Object.values(item), asked);
    if (cited === null) return;
    this.sources.add(Object.keys(item), Object.values(item), cited);
    this.holders.add(list);
  }

  /** Prompts by their IDs: `{"p1": {"text": "…"}}`, `{"p1": "…"}`. */
  #addMap(map: Values, name: string): void {
    for (const [id, value] of Object.entries(map)) {
      const item = isPlainObject(value) ? { id, ...value } : typeof value === 'string' ? { id, text: value } : null;
      const asked = item === null ? null : this.#columnsOf(item, name).asked;
      if (item === null || asked === null) continue;
      this.prompts.add(Object.values(item), asked);
      this.holders.add(map);
    }
  }

  #columnsOf(item: Values, name: string): ItemColumns {
    const keys = Object.keys(item);
    const shape = [name, ...keys].join('\n');
    const columns = this.#known.get(shape) ?? { asked: promptColumns(keys, name), cited: sourceColumns(keys) };
    this.#known.set(shape, columns);
    return columns;
  }
}

/** A document whose answers have the prompts and sources that lists apart from them hold. */
export interface JoinedDocument {
  readonly root: unknown;
  readonly notes: readonly SourceEvent[];
}

/**
 * Gives objects that point at a prompt by its ID, and have none, that prompt, and answers the sources that point at them: files may list
 * prompts, answers and sources apart.
 * @param onCopy called with each copied object and the one that it was copied from
 */
export function joinedDocument(root: unknown, onCopy: (copy: object, original: object) => void): JoinedDocument {
  const { prompts, sources, holders } = new Besides(root);
  const used = { joined_prompts: new Set<string>(), joined_sources: new Set<string>() };
  const withPrompt = (node: Values): Values => {
    const reference = Object.keys(node).find(isPromptReference);
    const asked = reference === undefined || hasField(node, 'prompt') ? null : prompts.of(node[reference]);
    if (reference === undefined || asked === null) return node;
    used.joined_prompts.add(reference);
    return { ...asked, ...node, prompt: asked['prompt'] };
  };
  const withSources = (node: Values): Values => {
    if (sources.isEmpty || !hasField(node, 'answer')) return node;
    const key = sources.keyOf(Object.keys(node));
    const isTold = hasField(node, 'citations') || hasField(node, 'citation_urls');
    const citations = key === undefined || isTold ? null : sources.take(node[key]);
    if (key === undefined || citations === null) return node;
    used.joined_sources.add(key);
    return { ...node, citations };
  };
  const visit = (value: unknown, depth: number): unknown => {
    if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return value;
    if (holders.has(value)) return null;
    if (Array.isArray(value)) return value.map((item) => visit(item, depth + 1));
    if (!isPlainObject(value)) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, visit(each, depth + 1)]));
    const copy = withSources(withPrompt(inner));
    onCopy(copy, value);
    return copy;
  };
  if (prompts.isEmpty && sources.isEmpty) return { root, notes: [] };
  const joined = visit(root, 0);
  const notes = (['joined_prompts', 'joined_sources'] as const)
    .filter((note) => used[note].size > 0)
    .map((note) => ({ kind: 'note', line: 0, note, values: [[...used[note]].join(', ')] }) as const);
  return { root: notes.length === 0 ? root : joined, notes };
}
