import { QueryObserver } from '@tanstack/react-query';
import type { QueryClient, QueryObserverResult } from '@tanstack/react-query';
import type { CallOptions } from '../../api/http.ts';

/** A list as the server cuts it into pages. */
interface PagedList<Reply> {
  readonly queryKey: readonly unknown[];
  readonly pageSize: number;
  readonly rowCount: number;
  readonly load: (page: number, call: CallOptions) => Promise<Reply>;
}

/** Rows in sight, both inclusive. */
interface Sight {
  readonly first: number;
  readonly last: number;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** Rows beyond those in sight whose page is asked for. */
const AHEAD = 40;
/** A thumb drawn over fifty pages asks for the one where it stops. */
const SETTLE_MS = 80;
/** Rows passed in that time which are too many to read: a hundred a second. Whoever scrolls more slowly is given them on the way. */
const FLYING = 8;
/** Whoever has jumped may jump on: what lies around the place is asked for once they stay. */
const STAY_MS = 450;
/** Between one page and the next: several asked for at once stop the page for as long as they take to send. */
const NEXT_MS = 60;

/**
 * The pages of a list beyond the first, as far as they are in sight. Outside React's state, because their coming and going
 * concerns the rows alone: what stands around a table need not be drawn again ten times while a reader scrolls.
 */
export class FurtherPages<Reply> {
  readonly #client: QueryClient;
  readonly #observers = new Map<number, QueryObserver<Reply>>();
  readonly #stops = new Map<number, () => void>();
  readonly #listeners = new Set<() => void>();
  #list: PagedList<Reply> | null = null;
  #key = '';
  #sight: Sight | null = null;
  /** Where the reader was when pages were last asked for. */
  #askedAt = 0;
  #settling: Timer = undefined;
  #asking: Timer = undefined;
  #telling = false;
  #turn: (() => Promise<void>) | null = null;
  #loaded = '';

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** For `useSyncExternalStore`. Pages are loaded only while somebody listens. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    for (const page of this.#observers.keys()) this.#start(page);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#rest();
      for (const page of this.#observers.keys()) this.#stop(page);
    };
  };

  /** @param turn when a reply may be read; null: as soon as it is there */
  readonly pace = (turn: (() => Promise<void>) | null): void => {
    this.#turn = turn;
  };

  /** Which pages there are: another text when one came or went, none when one is only asked for. */
  readonly loaded = (): string => this.#loaded;

  /** The error of a page that could not be loaded; null when there is none. */
  readonly failure = (): Error | null => this.#failed?.error ?? null;

  readonly retry = async (): Promise<void> => {
    await this.#failed?.refetch();
  };

  /** @param list null: no further page belongs to what is shown now */
  show(list: PagedList<Reply> | null): void {
    const key = list === null ? '' : JSON.stringify(list.queryKey);
    this.#list = list;
    if (key === this.#key) return;
    this.#key = key;
    this.#rest();
    this.#askedAt = 0;
    this.#keepOnly([]);
    this.#tell();
  }

  /** @returns undefined while the page is not loaded */
  at(key: string, page: number): Reply | undefined {
    return key === this.#key ? this.#observers.get(page)?.getCurrentResult().data : undefined;
  }

  /** The rows now in sight, both inclusive. */
  look(first: number, last: number): void {
    this.#sight = { first, last };
    this.#settling ??= setTimeout(() => {
      this.#settle(first);
    }, SETTLE_MS);
  }

  /** @param before the first row in sight when this was put off */
  #settle(before: number): void {
    this.#settling = undefined;
    if (this.#sight === null || this.#list === null) return;
    const { first, last } = this.#sight;
    const { pageSize } = this.#list;
    if (Math.abs(first - before) > FLYING) {
      this.look(first, last);
      return;
    }
    const stay = Math.abs(first - this.#askedAt) > pageSize ? STAY_MS : NEXT_MS;
    this.#askedAt = first;
    clearTimeout(this.#asking);
    this.#askFor(this.#pagesOf(first, last), () => {
      this.#asking = setTimeout(() => {
        const around = this.#pagesOf(first - AHEAD, last + AHEAD);
        this.#keepOnly(around);
        this.#askFor(around);
      }, stay);
    });
  }

  /** Asks for those of the pages that are missing, one after the other. */
  #askFor(pages: readonly number[], then?: () => void): void {
    const missing = pages.find((page) => !this.#observers.has(page));
    if (missing === undefined) {
      then?.();
      return;
    }
    this.#add(missing);
    this.#asking = setTimeout(() => {
      this.#askFor(pages, then);
    }, NEXT_MS);
  }

  #rest(): void {
    clearTimeout(this.#settling);
    clearTimeout(this.#asking);
    this.#settling = undefined;
  }

  get #failed(): QueryObserverResult<Reply> | undefined {
    return [...this.#observers.values()]
      .map((one) => one.getCurrentResult())
      .find(({ error, isFetching }) => error !== null && !isFetching);
  }

  /** The further pages of these rows, nearest to the middle first. */
  #pagesOf(first: number, last: number): number[] {
    if (this.#list === null) return [];
    const { pageSize, rowCount } = this.#list;
    const pageOf = (index: number): number => Math.floor(index / pageSize) + 1;
    const from = pageOf(Math.max(0, first));
    const to = pageOf(Math.min(Math.max(0, rowCount - 1), last));
    const middle = (first + last) / 2 / pageSize + 0.5;
    return Array.from({ length: to - from + 1 }, (_, step) => from + step)
      .filter((page) => page > 1)
      .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  }

  #keepOnly(pages: readonly number[]): void {
    for (const page of this.#observers.keys()) {
      if (pages.includes(page)) continue;
      this.#stop(page);
      this.#observers.delete(page);
      this.#tell();
    }
  }

  #add(page: number): void {
    const list = this.#list;
    if (list === null) return;
    const observer = new QueryObserver<Reply>(this.#client, {
      queryKey: [...list.queryKey, page],
      queryFn: ({ signal }) => list.load(page, { signal, turn: async () => this.#turn?.() }),
    });
    this.#observers.set(page, observer);
    if (this.#listeners.size > 0) this.#start(page);
  }

  #start(page: number): void {
    const observer = this.#observers.get(page);
    if (observer === undefined || this.#stops.has(page)) return;
    const stop = observer.subscribe(() => {
      this.#tell();
    });
    this.#stops.set(page, stop);
    // One that went and comes back while its reply is fresh has it at once, and hears of nothing.
    if (observer.getCurrentResult().data !== undefined) this.#tell();
  }

  #stop(page: number): void {
    this.#stops.get(page)?.();
    this.#stops.delete(page);
  }

  /** With the next frame: reading a reply and drawing what came are too much between two frames of a slow machine. */
  #tell(): void {
    if (this.#telling) return;
    this.#telling = true;
    requestAnimationFrame(() => {
      this.#telling = false;
      this.#loaded = [...this.#observers]
        .map(([page, one]) => ({ page, at: one.getCurrentResult().dataUpdatedAt }))
        .filter(({ at }) => at > 0)
        .map(({ page, at }) => `${page}:${at}`)
        .join();
      for (const listener of this.#listeners) listener();
    });
  }
}
