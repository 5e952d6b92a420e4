import { foldName } from '#client/lib/rows/foldText.ts';
import type { BrandDefinition } from '../../analysis/ProjectDefinition.ts';
import { brandId } from '../../store/ids/brandId.ts';

/**
 * The brands with the ids that the project knows them by: a brand that people renamed keeps the id of its first name, which what
 * answers say of it, links and saved views go by. What readers of each language call it stays.
 * @param known as people have them now, then as they were recorded
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
