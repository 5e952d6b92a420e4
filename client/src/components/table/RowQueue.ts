/** What a part of a row costs: its first cell, or all the others too. A frame has room for so and so many of these. */
export const PART_COST = { head: 1, whole: 4 } as const;
export type RowPart = keyof typeof PART_COST;

/** One part is drawn even if it costs more. */
const LEAST = 2;
/** More would already be too much when the clock tells. */
const MOST = 15;
/** After a pause, and by how much it grows with each frame that came in time. */
const FIRST = 4;
const STEP = 4;
/** As many rows as a window shows below what stands above a table are drawn with it, the others in the next frames. */
const AT_ONCE = 12;
/** A frame that took longer than this had too much to do. */
const SLOW_FRAME_MS = 30;
/** One that came in time leaves room for more. */
const QUICK_FRAME_MS = 20;
/** What is drawn in one frame is laid out in the next, and how long that one took is known when the one after it begins. */
const FRAMES_UNTIL_KNOWN = 2;
/** How much more of what once was too much is tried after each frame that came in time. */
const TRY_STEP = 0.1;
/** Rows that have not moved for so long are being read. */
const STILL_MS = 100;

interface Waiting {
  readonly index: number;
  readonly part: RowPart;
  readonly draw: () => void;
}

const costOf = (parts: readonly Waiting[]): number => parts.reduce((sum, { part }) => sum + PART_COST[part], 0);

/**
 * Draws rows a few in each frame: first cells of rows in sight, then their other cells, then rows around. A long jump brings forty
 * rows at once; drawn together they would stop the scrolling for as long as they take, which on a slow machine is a fifth of a
 * second. And whoever flies past ten thousand rows there reads what they are called, not their figures.
 */
export class RowQueue {
  readonly #requestFrame: (callback: (time: number) => void) => unknown;
  readonly #waiting = new Set<Waiting>();
  /** Work of another kind, of which each gets a frame without rows. */
  readonly #others: (() => void)[] = [];
  /** How much one frame draws, in costs of parts. */
  #room: number = FIRST;
  /** What this machine has shown it can draw in one frame; a slow one would else learn it anew with every jump. */
  #most = MOST;
  /** How much the last frames drew, the newest first. */
  #drew: readonly number[] = [];
  #frameAt: number | null = null;
  #quick = true;
  #moved = false;
  #movedAt = -Infinity;
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
    if (this.#last !== -1 && first !== this.#first) this.#moved = true;
    this.#first = first;
    this.#last = last;
  }

  /** @returns takes the part out again: its row has left the document, or has something else to draw. */
  add(index: number, part: RowPart, draw: () => void): () => void {
    const entry = { index, part, draw };
    this.#waiting.add(entry);
    this.#schedule();
    return () => {
      this.#waiting.delete(entry);
    };
  }

  /** Resolves in a frame that draws no row: for work that would be too much beside one. */
  readonly turn = (): Promise<void> =>
    new Promise((resolve) => {
      this.#others.push(resolve);
      this.#schedule();
    });

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#requestFrame((time) => {
      this.#scheduled = false;
      this.#drawSome(time);
    });
  }

  #drawSome(time: number): void {
    if (this.#moved) this.#movedAt = time;
    this.#moved = false;
    const took = this.#frameAt === null ? 0 : time - this.#frameAt;
    if (took > 0) this.#learn(took);
    // What the last frame drew is laid out in this one: on a machine that is late already, nothing is added to it.
    const late = took > SLOW_FRAME_MS && (this.#drew[0] ?? 0) > 0;
    const other = late ? undefined : this.#others.shift();
    if (other !== undefined) {
      other();
      // How long it takes says nothing about rows.
      this.#drew = [];
      this.#frameAt = null;
      this.#schedule();
      return;
    }
    const next = late ? [] : this.#takeNext(time);
    for (const { draw } of next) draw();
    this.#drew = [costOf(next), ...this.#drew].slice(0, FRAMES_UNTIL_KNOWN);
    if (this.#waiting.size > 0 || this.#drew.some((cost) => cost > 0)) {
      this.#frameAt = time;
      this.#schedule();
    } else {
      // After a pause the time between two frames says nothing.
      this.#frameAt = null;
      this.#room = Math.min(FIRST, Math.floor(this.#most));
      this.#quick = true;
    }
  }

  /** Draws less after a slow frame, and more after a quick one, up to what was too much before. */
  #learn(took: number): void {
    const drew = Math.max(0, ...this.#drew);
    this.#quick = took <= QUICK_FRAME_MS;
    if (took > SLOW_FRAME_MS) {
      if (drew > 0) this.#most = Math.max(LEAST, Math.min(this.#most, drew) - 1);
      this.#room = Math.max(LEAST, Math.floor(this.#room / 2));
    } else if (this.#quick) {
      this.#most = Math.min(MOST, this.#most + TRY_STEP);
      this.#room = Math.min(Math.floor(this.#most), this.#room + STEP);
    }
  }

  /** As many of those that wait as fit into a frame; on a machine too slow for all, only first cells while the rows move. */
  #takeNext(time: number): readonly Waiting[] {
    const flying = !this.#quick && time - this.#movedAt < STILL_MS;
    const inTurn = [...this.#waiting]
      .filter(({ part }) => !flying || part !== 'whole')
      .sort((a, b) => this.#compare(a, b));
    const next: Waiting[] = [];
    let room = this.#room;
    for (const entry of inTurn) {
      room -= PART_COST[entry.part];
      if (room < 0 && next.length > 0) break;
      next.push(entry);
      this.#waiting.delete(entry);
    }
    return next;
  }

  #compare(a: Waiting, b: Waiting): number {
    const [far, other] = [this.#distance(a), this.#distance(b)];
    if (far === other) return PART_COST[a.part] - PART_COST[b.part];
    return far - other;
  }

  /** Rows out of sight wait until those in sight are drawn. */
  #distance({ index }: Waiting): number {
    if (index < this.#first) return this.#first - index;
    return Math.max(0, index - this.#last);
  }
}
