import { foldName } from '#client/lib/rows/foldText.ts';
import type { BrandDefinition } from '../../analysis/ProjectDefinition.ts';
import { brandId } from '../../store/ids/brandId.ts';

/** The ids of brands by each name they go by. */
export class BrandIds {
  readonly #ids: ReadonlyMap<string, string>;

  constructor(brands: readonly BrandDefinition[]) {
    this.#ids = new Map(
      brands.flatMap(({ id, name, aliases }) => [name, ...aliases].map((each) => [foldName(each), id] as const)),
    );
  }

  /** A tracked brand's id, or the id an untracked brand would have: its labels then serve when it is tracked later. */
  of(name: string): string {
    return this.#ids.get(foldName(name)) ?? brandId(name);
  }
}
