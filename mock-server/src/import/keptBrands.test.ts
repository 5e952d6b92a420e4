import { describe, expect, it } from 'vitest';
import { keptBrands } from './keptBrands.ts';

const known = [
  { id: 'mint', name: 'Mint', own: true, aliases: ['Mint Mobile'], match_case: true, domains: ['mint.com'] },
  { id: 'rival', name: 'Rival', own: false, aliases: ['RVL'], match_case: false, domains: ['rival.com'] },
];

describe('keptBrands', () => {
  it('keeps what the project knows of a brand that is only named', () => {
    const order = { brand: { name: 'mint', aliases: ['MM'] }, competitors: [{ name: 'Rival', aliases: [] }] };
    expect(keptBrands(order, known)).toEqual({
      brand: { name: 'mint', aliases: ['MM', 'Mint Mobile'], match_case: true, domains: ['mint.com'] },
      competitors: [{ name: 'Rival', aliases: ['RVL'], match_case: false, domains: ['rival.com'] }],
    });
  });

  it('keeps rivals that are not named, after those that are', () => {
    const order = { brand: { name: 'Mint', aliases: [] }, competitors: [{ name: 'Other', aliases: [] }] };
    expect(keptBrands(order, known).competitors.map(({ name }) => name)).toEqual(['Other', 'Rival']);
  });

  it('lets the order say otherwise of spelling and domains, and give a name to another brand', () => {
    const order = {
      brand: { name: 'Mint', aliases: [], match_case: false, domains: [] },
      competitors: [{ name: 'RVL', aliases: [] }],
    };
    const { brand, competitors } = keptBrands(order, known);
    expect(brand).toMatchObject({ match_case: false, domains: [] });
    expect(competitors.map(({ name, aliases }) => [name, aliases])).toEqual([
      ['RVL', []],
      ['Rival', []],
    ]);
  });

  it('takes over no rivals of another own brand, and nothing for a new project', () => {
    const order = { brand: { name: 'Rival', aliases: [] }, competitors: [] };
    expect(keptBrands(order, known).competitors).toEqual([]);
    expect(keptBrands(order, [])).toEqual(order);
  });
});
