import type { RawAnswer } from '../../analysis/table/RawAnswer.ts';
import { readImportKeys } from '../../store/projectFiles/importKeys.ts';
import type { ImportEntry } from '../../store/projectFiles/storedSchemas.ts';
import { KeySet } from './KeySet.ts';

type Wanted = { readonly fileHash: string; readonly undo?: string };

/** The earlier import of the same file, or one to be undone: its answers are not taken over, unless another file had them too. */
export class ReplacedImport {
  readonly entry: ImportEntry | null;
  /** Those that stay as they are. */
  readonly others: readonly ImportEntry[];
  /** What its answers referred to. */
  readonly removed = { prompts: new Set<string>(), platforms: new Set<string>() };
  readonly #keys = new KeySet();
  readonly #alsoIn: { readonly importId: string; readonly keys: ReadonlySet<string> }[] = [];
  #kept = 0;

  constructor(imports: readonly ImportEntry[], { fileHash, undo }: Wanted) {
    const isIt = ({ id, hash }: ImportEntry): boolean =>
      undo === undefined ? fileHash !== '' && hash === fileHash : id === undo;
    this.entry = imports.findLast(isIt) ?? null;
    this.others = imports.filter((each) => each !== this.entry);
  }

  /** Answers of it that the new reading has as well. */
  get kept(): number {
    return this.#kept;
  }

  /** To be called before earlier answers are gone through. */
  open(dataDir: string, projectId: string): void {
    if (this.entry === null) return;
    for (const [importId, keys] of readImportKeys(dataDir, projectId)) {
      if (this.others.some(({ id }) => id === importId)) this.#alsoIn.push({ importId, keys: new Set(keys) });
    }
  }

  /** An earlier answer as it stays; null for one that goes. */
  remaining(answer: RawAnswer, key: string): RawAnswer | null {
    if (this.entry === null || answer.import_id !== this.entry.id) return answer;
    const other = this.#alsoIn.find(({ keys }) => keys.has(key));
    if (other !== undefined) return { ...answer, import_id: other.importId };
    this.#keys.add(key);
    this.removed.prompts.add(answer.prompt_id);
    this.removed.platforms.add(answer.platform_id);
    return null;
  }

  /** Told each answer of the new reading. */
  meet(key: string): void {
    if (this.#keys.has(key)) this.#kept += 1;
  }
}
