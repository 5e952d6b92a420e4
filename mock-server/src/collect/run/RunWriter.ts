import type { RunFiles } from '../collectPaths.ts';
import { AppendFile } from './AppendFile.ts';
import { Journal } from './Journal.ts';
import type { JournalLine } from './journalLines.ts';
import { keepReply } from './replies.ts';
import type { RunFold } from './RunFold.ts';

/** Writes a run's journal and raw replies. Applies each line to the fold once it is on disk. */
export class RunWriter {
  readonly #fold: RunFold;
  readonly #journal: Journal;
  readonly #replies: AppendFile;
  readonly #onChange: (() => void) | undefined;

  private constructor(
    fold: RunFold,
    { journal, replies }: { readonly journal: Journal; readonly replies: AppendFile },
    onChange: (() => void) | undefined,
  ) {
    this.#fold = fold;
    this.#journal = journal;
    this.#replies = replies;
    this.#onChange = onChange;
  }

  /** @throws the file system's error */
  static async open(files: RunFiles, fold: RunFold, onChange?: () => void): Promise<RunWriter> {
    const journal = await Journal.open(files.journal);
    return new RunWriter(fold, { journal, replies: await AppendFile.open(files.replies) }, onChange);
  }

  /** Resolves when the line is on the disk. @throws the file system's error */
  async say(line: JournalLine): Promise<void> {
    await this.#journal.append(line);
    this.#fold.apply(line);
    this.#onChange?.();
  }

  /** Stores a raw reply. @returns its offset and size; null for none. @throws the file system's error */
  async keep(raw: unknown): Promise<[from: number, size: number] | null> {
    return raw === null ? null : keepReply(this.#replies, raw);
  }

  async close(): Promise<void> {
    await this.#journal.close();
    await this.#replies.close();
  }
}
