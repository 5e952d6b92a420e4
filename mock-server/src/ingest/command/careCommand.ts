import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { errorMessage } from '#client/lib/errorMessage.ts';
import { fileErrorPath, fileErrorText } from '#server/refusal/fileErrorText.ts';
import { roomCode } from '#server/refusal/noRoom.ts';
import type { Text } from '#server/refusal/text.ts';
import { backupFolder } from '#server/store/care/backupFolder.ts';
import type { BackupResult } from '#server/store/care/backupFolder.ts';
import { checkProject, checkRest, projectIdsIn } from '#server/store/care/checkFolder.ts';
import type { Finding } from '#server/store/care/Finding.ts';
import { FolderNotEmptyError, restoreFolder } from '#server/store/care/restoreFolder.ts';
import { DataFormatError, requireKnownFormat } from '#server/store/projectFiles/dataFormat.ts';
import { FolderInUseError, FolderLock } from '#server/store/projectFiles/FolderLock.ts';
import { defaultDataDir } from '#server/store/projectFiles/projectPaths.ts';
import { CARE_TEXTS } from './careTexts.ts';
import type { CareAction } from './careTexts.ts';
import type { CommandIo } from './CommandIo.ts';
import { commandLanguage, fill } from './commandTexts.ts';
import { typedPath } from './typedPath.ts';

const MEGABYTE = 1_000_000;
/** A repaired definition is checked again, including what depends on it. */
const MOST_ROUNDS = 4;

const PART = /^\.[0-9a-f]{8}\.part$/u;

/** A check of a project supplied by a higher floor; receives the data folder, the project id and the current time. */
type ProjectCheck = (dataDir: string, projectId: string, now: number) => readonly Finding[];

/** The first word that the command does not take: an option it does not have, or a second file. */
function unknownWord(action: CareAction, words: readonly string[]): string | undefined {
  if (action === 'doctor') return words.find((word) => word !== '--mend');
  return words.find((word) => word.startsWith('-')) ?? words[1];
}

/** One run of a maintenance command. */
class Care {
  readonly #io: CommandIo;
  readonly #dataDir: string;
  readonly #more: readonly ProjectCheck[];

  constructor(io: CommandIo, more: readonly ProjectCheck[]) {
    this.#io = io;
    this.#more = more;
    this.#dataDir = resolve(defaultDataDir(io.environment));
  }

  /** @returns 0 if everything is intact or was repaired, 1 if something is wrong, 2 for an invalid argument. */
  async run(action: CareAction, words: readonly string[]): Promise<number> {
    if (words.includes('--help') || words.includes('-h')) {
      this.#say(CARE_TEXTS.help[action]);
      return 0;
    }
    const unknown = unknownWord(action, words);
    if (unknown !== undefined) {
      this.#complain(CARE_TEXTS.unknown, unknown, action);
      return 2;
    }
    if (action === 'doctor') return this.#doctorSafely(words);
    const [file] = words;
    if (file === undefined || file === '') {
      this.#complain(CARE_TEXTS.help[action]);
      return 2;
    }
    return this.#move(action, resolve(typedPath(file, this.#io.environment)));
  }

  async #move(action: 'backup' | 'restore', file: string): Promise<number> {
    const isBackup = action === 'backup';
    if (!isBackup && !existsSync(file)) {
      this.#complain(CARE_TEXTS.noArchive, file);
      return 2;
    }
    try {
      const { signal } = this.#io;
      const result = isBackup
        ? await backupFolder(this.#dataDir, file, signal)
        : await restoreFolder(file, this.#dataDir, signal);
      this.#say(isBackup ? CARE_TEXTS.backedUp : CARE_TEXTS.restored, ...amounts(result), file, this.#dataDir);
      for (const left of partsBeside(isBackup ? file : this.#dataDir)) this.#say(CARE_TEXTS.left, left);
      return 0;
    } catch (error) {
      const target = isBackup ? file : this.#dataDir;
      // A backup reads the data folder, and locks it: what fails there says nothing about where the backup is written.
      const isTarget = !isBackup || !fileErrorPath(error).startsWith(`${this.#dataDir}${sep}`);
      const isRoom = roomCode(error) !== null && isTarget;
      if (this.#io.signal?.aborted === true) this.#complain(CARE_TEXTS.stopped);
      else if (error instanceof FolderNotEmptyError) this.#complain(CARE_TEXTS.notEmpty, this.#dataDir);
      else if (isRoom) this.#complain(CARE_TEXTS.noRoom, target, this.#reason(error));
      else this.#complain(CARE_TEXTS.failed[action], file, this.#reason(error));
      return 1;
    }
  }

  /** What cannot be read or written is said in a sentence, and only a bug is thrown. What is repaired by then stays so. */
  #doctorSafely(words: readonly string[]): number {
    try {
      return this.#doctor(words);
    } catch (error) {
      const text = fileErrorText(error);
      if (text === null) throw error;
      const said = words.includes('--mend') ? CARE_TEXTS.cutShort : CARE_TEXTS.failed.doctor;
      this.#complain(said, fileErrorPath(error) || this.#dataDir, this.#text(text));
      return 1;
    }
  }

  #doctor(words: readonly string[]): number {
    const isMending = words.includes('--mend');
    if (!existsSync(this.#dataDir)) {
      this.#say(CARE_TEXTS.noFolder, this.#dataDir);
      return 0;
    }
    if (!statSync(this.#dataDir).isDirectory()) {
      this.#complain(CARE_TEXTS.failed.doctor, this.#dataDir, this.#text(CARE_TEXTS.notFolder));
      return 1;
    }
    try {
      requireKnownFormat(this.#dataDir);
    } catch (error) {
      if (!(error instanceof DataFormatError)) throw error;
      this.#complain(error.text);
      return 1;
    }
    const lock = isMending ? this.#lock() : null;
    if (isMending && lock === null) return 1;
    try {
      return this.#examine(isMending);
    } finally {
      lock?.release();
    }
  }

  #lock(): FolderLock | null {
    try {
      return FolderLock.take(this.#dataDir);
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      this.#complain(CARE_TEXTS.inUse, error.holder.pid, error.holder.since);
      return null;
    }
  }

  #examine(isMending: boolean): number {
    const ids = projectIdsIn(this.#dataDir);
    const now = this.#io.now();
    const checks = ids.flatMap((id) => [
      () => checkProject(this.#dataDir, id),
      ...this.#more.map((check) => () => check(this.#dataDir, id, now)),
    ]);
    let wrong = 0;
    let left = 0;
    for (const check of [...checks, () => checkRest(this.#dataDir, now)]) {
      const counts = this.#treat(check, isMending);
      wrong += counts.wrong;
      left += counts.left;
    }
    if (wrong === 0) this.#say(CARE_TEXTS.allWhole, this.#dataDir, ids.length);
    else if (isMending) this.#say(CARE_TEXTS.mended, wrong - left, left);
    else this.#say(CARE_TEXTS.mendable, wrong);
    return left === 0 ? 0 : 1;
  }

  #treat(check: () => readonly Finding[], isMending: boolean): { readonly wrong: number; readonly left: number } {
    let wrong = 0;
    for (let round = 0; ; round += 1) {
      const findings = check();
      if (round === 0 || findings.length > 0) wrong += findings.length;
      for (const finding of findings) this.#tell(finding);
      const mendable = findings.filter(({ remedy }) => remedy !== null);
      if (!isMending || mendable.length === 0 || round >= MOST_ROUNDS) return { wrong, left: findings.length };
      for (const { mend } of mendable) mend();
    }
  }

  #tell({ file, wrong, remedy }: Finding): void {
    this.#say(CARE_TEXTS.finding, file, this.#text(wrong));
    this.#say(CARE_TEXTS.remedy, this.#text(remedy ?? CARE_TEXTS.noRemedy));
  }

  #text(text: Text): string {
    return text[commandLanguage(this.#io.environment)];
  }

  /** The error message of the system or the archiver, with its path unless the sentence already names it. */
  #reason(error: unknown): string {
    const text = fileErrorText(error);
    if (text === null) return errorMessage(error);
    const path = fileErrorPath(error);
    return path === '' ? this.#text(text) : `${this.#text(text)} (${path})`;
  }

  #say(text: Text, ...values: readonly (string | number)[]): void {
    this.#io.out(fill(this.#text(text), ...values));
  }

  #complain(text: Text, ...values: readonly (string | number)[]): void {
    this.#io.errorOut.write(`${fill(this.#text(text), ...values)}\n`);
  }
}

/** What a backup or restore of the same target left that was killed; the running one has renamed its own. */
function partsBeside(target: string): readonly string[] {
  const name = basename(target);
  const isPart = (each: string): boolean => each.startsWith(`${name}.`) && PART.test(each.slice(name.length));
  return readdirSync(dirname(target))
    .filter(isPart)
    .map((each) => join(dirname(target), each));
}

const amounts = ({ files, bytes }: BackupResult): readonly [number, string] => [files, (bytes / MEGABYTE).toFixed(1)];

/**
 * Checks, backs up or restores a data folder. Resolves to the exit code. Rejects only for bugs.
 * @param more checks of the doctor beyond those of the store
 */
export async function careCommand(
  action: CareAction,
  words: readonly string[],
  io: CommandIo,
  more: readonly ProjectCheck[] = [],
): Promise<number> {
  return new Care(io, more).run(action, words);
}
