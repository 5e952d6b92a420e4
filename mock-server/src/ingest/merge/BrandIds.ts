import { foldName } from '#client/lib/rows/foldText.ts';
import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import { brandId } from '#server/store/ids/brandId.ts';

/** Brand ids by any name of the brand. */
export class BrandIds {
  readonly #ids: ReadonlyMap<string, string>;

  constructor(brands: readonly BrandDefinition[]) {
    this.#ids = new Map(
      brands.flatMap(({ id, name, aliases }) => [name, ...aliases].map((each) => [foldName(each), id] as const)),
    );
  }

  /** The id of a tracked brand, or the one that an untracked brand would get: its labels are then usable if it is tracked later. */
  of(name: string): string {
    return this.#ids.get(foldName(name)) ?? brandId(name);
  }
}
