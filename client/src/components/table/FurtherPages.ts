import { QueryObserver } from '@tanstack/react-query';
import type { QueryClient, QueryObserverResult } from '@tanstack/react-query';

/** A list as the server cuts it into pages. */
interface PagedList<Reply> {
  readonly queryKey: readonly unknown[];
  readonly pageSize: number;
  readonly rowCount: number;
  readonly load: (page: number, signal: AbortSignal) => Promise<Reply>;
}

/** Rows beyond those in sight whose page is asked for. */
const AHEAD = 40;
/** A thumb drawn over fifty pages asks for the one where it stops. */
const SETTLE_MS = 80;
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
  #timer: ReturnType<typeof setTimeout> | undefined = undefined;

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
      clearTimeout(this.#timer);
      for (const page of this.#observers.keys()) this.#stop(page);
    };
  };

  /** Which pages there are, for `useSyncExternalStore`: another text when one came or went. */
  readonly loaded = (): string =>
    [...this.#observers].map(([page, one]) => `${page}:${one.getCurrentResult().dataUpdatedAt}`).join();

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
    clearTimeout(this.#timer);
    this.#ask([]);
  }

  /** @returns undefined while the page is not loaded */
  at(key: string, page: number): Reply | undefined {
    return key === this.#key ? this.#observers.get(page)?.getCurrentResult().data : undefined;
  }

  /** The rows now in sight, both inclusive. */
  look(first: number, last: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#take(this.#around(first, last));
    }, SETTLE_MS);
  }

  get #failed(): QueryObserverResult<Reply> | undefined {
    return [...this.#observers.values()]
      .map((one) => one.getCurrentResult())
      .find(({ error, isFetching }) => error !== null && !isFetching);
  }

  /** The pages of these rows and of some around them, nearest to the middle first. */
  #around(first: number, last: number): number[] {
    if (this.#list === null) return [];
    const { pageSize, rowCount } = this.#list;
    const pageOf = (index: number): number => Math.floor(index / pageSize) + 1;
    const from = pageOf(Math.max(0, first - AHEAD));
    const to = pageOf(Math.min(Math.max(0, rowCount - 1), last + AHEAD));
    const middle = (first + last) / 2 / pageSize + 0.5;
    return Array.from({ length: to - from + 1 }, (_, step) => from + step)
      .filter((page) => page > 1)
      .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  }

  /** Adds the next page that is missing, then those after it; pages no longer near go with the first step. */
  #take(near: readonly number[]): void {
    const kept = near.filter((page) => this.#observers.has(page));
    const missing = near.find((page) => !kept.includes(page));
    this.#ask(missing === undefined ? kept : [...kept, missing]);
    if (kept.length + 1 < near.length) {
      this.#timer = setTimeout(() => {
        this.#take(near);
      }, NEXT_MS);
    }
  }

  #ask(pages: readonly number[]): void {
    for (const page of this.#observers.keys()) {
      if (pages.includes(page)) continue;
      this.#stop(page);
      this.#observers.delete(page);
    }
    for (const page of pages) {
      if (!this.#observers.has(page)) this.#add(page);
    }
    this.#tell();
  }

  #add(page: number): void {
    const list = this.#list;
    if (list === null) return;
    const observer = new QueryObserver<Reply>(this.#client, {
      queryKey: [...list.queryKey, page],
      queryFn: ({ signal }) => list.load(page, signal),
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
  }

  #stop(page: number): void {
    this.#stops.get(page)?.();
    this.#stops.delete(page);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
