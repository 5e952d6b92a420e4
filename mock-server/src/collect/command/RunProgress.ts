import type { CollectRun } from '#client/api/schemas/collectRunSchemas.ts';
import { fill } from '#server/ingest/command/commandTexts.ts';
import type { AskTexts } from './askTexts.ts';

const TERMINAL_EVERY_MS = 500;
const LOG_EVERY_MS = 10_000;
const CLEAR_LINE = '\r\u001B[K';

/** Shows the progress of a run: one line that is overwritten on a terminal, or a line every ten seconds in a log. */
export class RunProgress {
  readonly #out: NodeJS.WriteStream;
  readonly #timer: NodeJS.Timeout;

  constructor(out: NodeJS.WriteStream, texts: AskTexts, view: () => CollectRun) {
    this.#out = out;
    this.#timer = setInterval(
      () => {
        const { planned, done, refused, empty, failed, share, cost, eta } = view();
        const rest = eta === null ? '' : fill(texts.secondsLeft, Math.ceil(eta));
        const ended = done + refused + empty + failed;
        const text = fill(texts.progress, ended, planned, Math.floor(share * 100), failed, cost.toFixed(2), rest);
        out.write(out.isTTY ? CLEAR_LINE + text : `${text}\n`);
      },
      out.isTTY ? TERMINAL_EVERY_MS : LOG_EVERY_MS,
    ).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    if (this.#out.isTTY) this.#out.write(CLEAR_LINE);
  }
}
