import type { FilterQuery } from '#client/api/filterQuery.ts';

/** A call needs an entity that the server does not have, so it cannot be checked. */
export class NothingToAskError extends Error {}

/** Entities found on the server, as arguments of later calls. */
export class Known {
  readonly filters: FilterQuery;
  readonly #fallback: string | undefined;
  readonly #values = new Map<string, string>();

  /** @param fallback replaces everything not learned, where the entity need not exist */
  constructor(filters: FilterQuery, fallback?: string) {
    this.filters = filters;
    this.#fallback = fallback;
  }

  /** Stores an id; undefined is ignored. */
  learn(name: string, value: string | undefined): void {
    if (value !== undefined) this.#values.set(name, value);
  }

  /** @throws NothingToAskError when nothing was learned under the name */
  get(name: string): string {
    const value = this.#values.get(name) ?? this.#fallback;
    if (value === undefined) throw new NothingToAskError(`there is no ${name}`);
    return value;
  }
}
