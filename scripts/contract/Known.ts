import type { FilterQuery } from '../../client/src/api/filterQuery.ts';

/** A call needs something that the server has none of, so that it cannot be tried. */
export class NothingToAskError extends Error {}

/** What the server was found to have, so that calls can ask for things that are there. */
export class Known {
  readonly filters: FilterQuery;
  readonly #fallback: string | undefined;
  readonly #values = new Map<string, string>();

  /** @param fallback stands for everything that was not learned, where it does not matter whether the thing exists */
  constructor(filters: FilterQuery, fallback?: string) {
    this.filters = filters;
    this.#fallback = fallback;
  }

  /** Remembers something; undefined is not worth remembering. */
  learn(name: string, value: string | undefined): void {
    if (value !== undefined) this.#values.set(name, value);
  }

  /** @throws NothingToAskError when nothing of the name was learned */
  get(name: string): string {
    const value = this.#values.get(name) ?? this.#fallback;
    if (value === undefined) throw new NothingToAskError(`there is no ${name}`);
    return value;
  }
}
