import { expect, test } from 'vitest';
import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import { brandId } from '#server/store/ids/brandId.ts';
import { withKnownIds } from './withKnownIds.ts';

const brand = (name: string, id = brandId(name)): BrandDefinition => {
  return { id, name, own: false, aliases: [], match_case: false, domains: [] };
};
const idsOf = (names: readonly string[], known: readonly BrandDefinition[]): readonly string[] =>
  withKnownIds(
    names.map((name) => brand(name)),
    known,
  ).map(({ id }) => id);

test('a renamed brand keeps its id, and one that has its old name now gets another', () => {
  const known = [brand('Northwind Audio', brandId('Northwind'))];
  const [audio, old, other] = idsOf(['northwind audio', 'Northwind', 'Contoso'], known);
  expect(audio).toBe(brandId('Northwind'));
  expect(new Set([audio, old, other]).size).toBe(3);
  expect(other).toBe(brandId('Contoso'));
});

test('without anything known the ids stay', () => {
  expect(idsOf(['Northwind', 'Contoso'], [])).toEqual([brandId('Northwind'), brandId('Contoso')]);
});
