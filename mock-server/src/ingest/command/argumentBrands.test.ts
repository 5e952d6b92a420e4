import { expect, test } from 'vitest';
import { argumentBrands } from './argumentBrands.ts';
import { brandsOf } from './brandArguments.ts';

const named = (brand: string, competitors: readonly string[] = [], domains: readonly string[] = []) => {
  return brandsOf({ brand, competitors, matchCase: [], domains }) ?? [];
};
const known = named('Northwind=北风|NW', ['Contoso', 'Fabrikam=Fab'], ['Northwind=northwind.com']);

test('the same command again takes away nothing that people added', () => {
  expect(argumentBrands(named('Northwind', ['Contoso']), known)).toEqual(known);
});

test('what the command says is added, and its word on domains counts', () => {
  const brands = argumentBrands(named('Northwind=Nordwind', ['Ring'], ['Northwind=nw.com']), known);
  expect(brands.map(({ name, aliases, domains }) => [name, aliases, domains])).toEqual([
    ['Northwind', ['Nordwind', '北风', 'NW'], ['nw.com']],
    ['Ring', [], []],
    ['Contoso', [], []],
    ['Fabrikam', ['Fab'], []],
  ]);
});

test('another own brand makes it another list', () => {
  expect(argumentBrands(named('Contoso'), known).map(({ name }) => name)).toEqual(['Contoso']);
});

test('more brands together than a project holds are refused', () => {
  const many = Array.from({ length: 30 }, (_, index) => `Rival ${String(index)}`);
  expect(() => argumentBrands(named('Northwind', many), known)).toThrow(
    expect.objectContaining({ problem: 'too_many_brands' }),
  );
});
