import { normalizeFieldName } from '#client/lib/importFields.ts';
import type { ImportMapping } from '#client/lib/importFields.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { isBlank } from './surroundings.ts';

/** Names of instructions, and of the texts that they are about. */
const INSTRUCTION = /^(?:instructions?|指令)$/u;
const ABOUT = /^(?:input|context|输入|輸入|上下文)$/u;

interface Parts {
  readonly instruction: number;
  readonly about: number;
  readonly keys: readonly string[];
}

/** Joins an instruction with the text it is about: `instruction`, `input` and `output` of Alpaca, `context` of Dolly. */
export class JoinedPrompts {
  readonly #known = new WeakMap<readonly string[], Parts | null>();

  /**
   * @param isChosen a person chose the column of prompts
   * @param onJoined called with the names of both columns
   */
  constructor(
    private readonly mappingOf: (keys: readonly string[]) => ImportMapping,
    private readonly isChosen: boolean,
    private readonly onJoined: (names: readonly string[]) => void,
  ) {}

  /** Replaces the two columns with one; returns the record unchanged without two such columns. */
  join(record: SourceRecord): SourceRecord {
    const parts = this.#partsOf(record.keys);
    if (parts === null) return record;
    const [instruction, about] = [record.values[parts.instruction], record.values[parts.about]];
    const isBoth = typeof instruction === 'string' && typeof about === 'string' && !isBlank(about);
    if (isBoth) this.onJoined([parts.instruction, parts.about].map((place) => record.keys[place] ?? ''));
    const values = record.values.with(parts.instruction, isBoth ? `${instruction}\n${about}` : instruction);
    return { ...record, keys: parts.keys, values: values.toSpliced(parts.about, 1) };
  }

  #partsOf(keys: readonly string[]): Parts | null {
    const known = this.#known.get(keys);
    if (known !== undefined) return known;
    const parts = this.isChosen ? null : this.#findParts(keys);
    this.#known.set(keys, parts);
    return parts;
  }

  #findParts(keys: readonly string[]): Parts | null {
    const { columns } = this.mappingOf(keys);
    const { prompt } = columns;
    if (prompt === undefined || !INSTRUCTION.test(normalizeFieldName(keys[prompt] ?? ''))) return null;
    const taken = new Set(Object.values(columns));
    const about = keys.findIndex((key, place) => !taken.has(place) && ABOUT.test(normalizeFieldName(key)));
    return about === -1 ? null : { instruction: prompt, about, keys: keys.toSpliced(about, 1) };
  }
}
