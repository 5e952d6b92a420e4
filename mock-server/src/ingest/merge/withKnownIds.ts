import { foldName } from '#client/lib/rows/foldText.ts';
import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import { brandId } from '#server/store/ids/brandId.ts';

/**
 * Gives brands the ids they have in the project: a renamed brand keeps the id of its first name, which answers, links and saved views refer
 * to. Its names by language stay.
 * @param known the current brands, then the recorded ones
 */
export function withKnownIds(
  brands: readonly BrandDefinition[],
  known: readonly BrandDefinition[],
): readonly BrandDefinition[] {
  const taken = new Set<string>();
  const idOfName = (name: string): string | undefined =>
    known.find((brand) => foldName(brand.name) === foldName(name) && !taken.has(brand.id))?.id;
  const found = brands.map(({ name }) => {
    const id = idOfName(name);
    if (id !== undefined) taken.add(id);
    return id;
  });
  return brands.map((brand, index) => {
    let id = found[index];
    if (id === undefined) {
      id = brand.id;
      for (let copy = 2; taken.has(id); copy += 1) id = brandId(`${brand.name} ${String(copy)}`);
      taken.add(id);
    }
    const { names } = brand.names ? brand : (known.find((one) => one.id === id) ?? {});
    return { ...brand, id, ...(names && { names }) };
  });
}
