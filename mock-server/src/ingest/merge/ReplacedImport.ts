import type { RawAnswer } from '#server/analysis/table/RawAnswer.ts';
import { readImportKeys } from '#server/store/projectFiles/importKeys.ts';
import type { ImportEntry } from '#server/store/projectFiles/storedSchemas.ts';
import { KeySet } from './KeySet.ts';

type Wanted = { readonly fileHash: string; readonly undo?: string };

/** The earlier import of the same file, or one to be undone: its answers are dropped, unless another file contains them too. */
export class ReplacedImport {
  readonly entry: ImportEntry | null;
  /** The imports that stay. */
  readonly others: readonly ImportEntry[];
  /** Ids that its answers referred to. */
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

  /** Number of its answers that the new import contains too. */
  get kept(): number {
    return this.#kept;
  }

  /** Call before iterating over earlier answers. */
  open(dataDir: string, projectId: string): void {
    if (this.entry === null) return;
    for (const [importId, keys] of readImportKeys(dataDir, projectId)) {
      if (this.others.some(({ id }) => id === importId)) this.#alsoIn.push({ importId, keys: new Set(keys) });
    }
  }

  /** Returns an earlier answer that stays, possibly with another import id; null for one that is dropped. */
  remaining(answer: RawAnswer, key: string): RawAnswer | null {
    if (this.entry === null || answer.import_id !== this.entry.id) return answer;
    const other = this.#alsoIn.find(({ keys }) => keys.has(key));
    if (other !== undefined) return { ...answer, import_id: other.importId };
    this.#keys.add(key);
    this.removed.prompts.add(answer.prompt_id);
    this.removed.platforms.add(answer.platform_id);
    return null;
  }

  /** Registers an answer of the new import. */
  meet(key: string): void {
    if (this.#keys.has(key)) this.#kept += 1;
  }
}
