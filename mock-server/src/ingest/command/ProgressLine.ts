import type { ImportProgress } from '../merge/importRequest.ts';
import { fill } from './commandTexts.ts';
import type { CommandTexts } from './commandTexts.ts';

/** Shorter work shows no progress. */
const QUIET_MS = 2000;
const TERMINAL_EVERY_MS = 250;
const LOG_EVERY_MS = 5000;
/** Minimum share done for an estimate of the remaining time. */
const LEAST_SHARE = 0.02;
const MEGABYTE = 1_000_000;
const CLEAR_LINE = '\r\u001B[K';

/** Shows the progress of an import: one line that is overwritten on a terminal, or a line every five seconds in a log. */
export class ProgressLine {
  readonly #start: number;
  #shown: number;
  #isDirty = false;

  /** @param size of the whole file in bytes */
  constructor(
    private readonly out: NodeJS.WriteStream,
    private readonly texts: CommandTexts,
    private readonly size: number,
    private readonly now: () => number,
  ) {
    this.#start = now();
    this.#shown = -Infinity;
  }

  show(progress: ImportProgress): void {
    const now = this.now();
    const every = this.out.isTTY ? TERMINAL_EVERY_MS : LOG_EVERY_MS;
    if (now - this.#start < QUIET_MS || now - this.#shown < every) return;
    this.#shown = now;
    const text = this.#textOf(progress, now - this.#start);
    this.out.write(this.out.isTTY ? CLEAR_LINE + text : `${text}\n`);
    this.#isDirty = this.out.isTTY;
  }

  /** Clears the line on a terminal, so that the summary starts on an empty one. */
  clear(): void {
    if (this.#isDirty) this.out.write(CLEAR_LINE);
    this.#isDirty = false;
  }

  #textOf({ phase, bytes, rows }: ImportProgress, elapsed: number): string {
    const { line } = this.texts;
    if (phase === 'waiting') return line.waiting;
    if (phase === 'earlier') return fill(line.earlier, rows);
    const share = this.size === 0 ? 1 : Math.min(1, bytes / this.size);
    const left = Math.ceil((elapsed / 1000) * (1 / share - 1));
    const rest = share >= LEAST_SHARE && share < 1 ? fill(line.secondsLeft, left) : '';
    const megabytes = (count: number): number => Math.round(count / MEGABYTE);
    return fill(line.progress, megabytes(bytes), megabytes(this.size), Math.floor(share * 100), rows, rest);
  }
}
