const LEAST = 1;
/** What is drawn in one frame is laid out and painted in the next: more would already be too much when the clock tells. */
const MOST = 3;
const FIRST = 2;
/** As many rows as a window shows below what stands above a table are drawn with it, the others in the next frames. */
const AT_ONCE = 12;
/** A frame that took longer than this had too much to do. */
const SLOW_FRAME_MS = 30;
/** One that came in time leaves room for more. */
const QUICK_FRAME_MS = 20;

interface Waiting {
  readonly index: number;
  readonly draw: () => void;
}

/**
 * Draws rows a few in each frame, those in sight first. A long jump brings forty rows at once; drawn together they would
 * stop the scrolling for as long as they take, which on a slow machine is a fifth of a second.
 */
export class RowQueue {
  readonly #requestFrame: (callback: (time: number) => void) => unknown;
  readonly #waiting = new Set<Waiting>();
  #perFrame = FIRST;
  #frameAt: number | null = null;
  #scheduled = false;
  #first = 0;
  #last = -1;

  constructor(requestFrame: (callback: (time: number) => void) => unknown) {
    this.#requestFrame = requestFrame;
  }

  /** Whether a row is drawn without waiting. */
  isAtOnce(index: number): boolean {
    return this.#last === -1 && index < AT_ONCE;
  }

  /** The rows in sight, both inclusive, once they are drawn. */
  setSight(first: number, last: number): void {
    this.#first = first;
    this.#last = last;
  }

  /** @returns takes the row out again: it has left the document, or has something else to draw. */
  add(index: number, draw: () => void): () => void {
    const entry = { index, draw };
    this.#waiting.add(entry);
    this.#schedule();
    return () => {
      this.#waiting.delete(entry);
    };
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#requestFrame((time) => {
      this.#scheduled = false;
      this.#drawSome(time);
    });
  }

  #drawSome(time: number): void {
    if (this.#frameAt !== null) {
      const took = time - this.#frameAt;
      if (took > SLOW_FRAME_MS) this.#perFrame = Math.max(LEAST, Math.floor(this.#perFrame / 2));
      else if (took <= QUICK_FRAME_MS) this.#perFrame = Math.min(MOST, this.#perFrame + 1);
    }
    const next = [...this.#waiting].sort((a, b) => this.#distance(a) - this.#distance(b)).slice(0, this.#perFrame);
    for (const entry of next) this.#waiting.delete(entry);
    for (const { draw } of next) draw();
    if (this.#waiting.size > 0) {
      this.#frameAt = time;
      this.#schedule();
    } else {
      // After a pause the time between two frames says nothing, and how many rows went into one of them little.
      this.#frameAt = null;
      this.#perFrame = FIRST;
    }
  }

  /** Rows out of sight wait until those in sight are drawn. */
  #distance({ index }: Waiting): number {
    if (index < this.#first) return this.#first - index;
    return Math.max(0, index - this.#last);
  }
}
