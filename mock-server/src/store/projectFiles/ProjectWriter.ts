import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync, rmdirSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { RawAnswer } from '#server/analysis/table/RawAnswer.ts';
import type { AnswerSums } from './answerSums.ts';
import { keepBackup } from './backups.ts';
import { formatDefinition, presentSums } from './definitionFile.ts';
import { removeParts } from './parts.ts';
import { answersFile, definitionFile, projectFolder } from './projectPaths.ts';
import { replaceFile } from './replaceFile.ts';
import type { ImportedProject } from './storedSchemas.ts';
import { writeAll } from './writeAll.ts';
import { writeWhole } from './writeWhole.ts';

/** Size of the write buffer. */
const BUFFER_BYTES = 1 << 22;
/** Most UTF-8 bytes per UTF-16 unit. */
const MOST_BYTES = 3;
const LINE_FEED = 0x0a;

/** The JSON of an answer, given its text as JSON. */
function lineOf(answer: RawAnswer, textJson: string): string {
  const { id, prompt_id, platform_id, run, asked_at, status, text: _text, ...rest } = answer;
  const head = JSON.stringify({ id, prompt_id, platform_id, run, asked_at, status });
  return `${head.slice(0, -1)},"text":${textJson},${JSON.stringify(rest).slice(1)}`;
}

/**
 * Writes a project to temporary files and renames them into place in `commit`, so that a kill, a full disk or a failed import leaves
 * the old version. The definition is renamed first: it only gains prompts, platforms and topics, so the old answers still fit it
 * when the machine stops between the two renames.
 */
export class ProjectWriter {
  readonly #folder: string;
  readonly #suffix = `.${randomBytes(6).toString('hex')}.tmp`;
  readonly #handle: number;
  readonly #buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  #used = 0;
  #written = 0;
  #count = 0;
  #crc = 0;
  #open = true;
  #isCommitted = false;

  /** @throws the file system's error when the folder cannot be created or written. */
  constructor(
    private readonly dataDir: string,
    private readonly id: string,
  ) {
    this.#folder = projectFolder(dataDir, id);
    mkdirSync(this.#folder, { recursive: true });
    this.#handle = openSync(answersFile(dataDir, id) + this.#suffix, 'wx');
  }

  /**
   * @param textJson the answer's text as JSON: the largest part of the line, which callers often have already
   * @returns the byte offset of the answer's line in the file
   */
  write(answer: RawAnswer, textJson = JSON.stringify(answer.text)): { readonly from: number; readonly size: number } {
    const line = lineOf(answer, textJson);
    this.#count += 1;
    const most = line.length * MOST_BYTES + 1;
    if (this.#used + most > BUFFER_BYTES) this.#flush();
    const from = this.#written + this.#used;
    if (most > BUFFER_BYTES) {
      const bytes = Buffer.from(`${line}\n`, 'utf8');
      this.#put(bytes);
      return { from, size: bytes.length - 1 };
    }
    const size = this.#buffer.write(line, this.#used, 'utf8');
    this.#buffer[this.#used + size] = LINE_FEED;
    this.#used += size + 1;
    return { from, size };
  }

  /**
   * Flushes the answers; no more can be added.
   * @returns the temporary file that holds them until `commit`
   */
  finish(): string {
    if (this.#open) {
      this.#flush();
      fsyncSync(this.#handle);
      this.#close();
    }
    return answersFile(this.dataDir, this.id) + this.#suffix;
  }

  /**
   * Renames the new version into place.
   * @param wider the definition with everything of both versions, for the time between the two renames.
   */
  commit(project: ImportedProject, wider: ImportedProject = project): void {
    this.finish();
    const definition = definitionFile(this.dataDir, this.id);
    const sums = this.#sums;
    const handle = openSync(definition + this.#suffix, 'wx');
    try {
      writeAll(handle, Buffer.from(formatDefinition(wider, sums), 'utf8'));
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    // A new project becomes visible with its definition, so here the answers go first.
    const answers = answersFile(this.dataDir, this.id);
    const isNew = !readdirSync(this.#folder).includes('project.json');
    const order = isNew ? [answers, definition] : [definition, answers];
    keepBackup(definition);
    for (const file of order) replaceFile(file + this.#suffix, file);
    this.#isCommitted = true;
    if (wider !== project) writeWhole(definition, formatDefinition(project, sums));
    removeParts(this.#folder);
  }

  /** Discards the temporary files; does nothing after `commit`. */
  discard(): void {
    if (this.#isCommitted) return;
    this.#close();
    rmSync(answersFile(this.dataDir, this.id) + this.#suffix, { force: true });
    rmSync(definitionFile(this.dataDir, this.id) + this.#suffix, { force: true });
    if (existsSync(this.#folder) && readdirSync(this.#folder).length === 0) rmdirSync(this.#folder);
  }

  #flush(): void {
    this.#put(this.#buffer.subarray(0, this.#used));
    this.#used = 0;
  }

  #put(bytes: Uint8Array): void {
    writeAll(this.#handle, bytes);
    this.#written += bytes.length;
    this.#crc = crc32(bytes, this.#crc);
  }

  /** Checksums of the new and the replaced answers: a kill may come between the two renames. */
  get #sums(): AnswerSums {
    const now = { bytes: this.#written, count: this.#count, crc: this.#crc };
    return { now, before: presentSums(this.dataDir, this.id)?.now ?? null };
  }

  #close(): void {
    if (!this.#open) return;
    this.#open = false;
    closeSync(this.#handle);
  }
}
