import { describe, expect, it } from 'vitest';
import { storedBrands, withKnownDomains } from './storedBrands.ts';

const known = [
  { id: 'mint', name: 'Mint', own: true, aliases: ['Mint Mobile'], match_case: true, domains: ['mint.com'] },
  { id: 'rival', name: 'Rival', own: false, aliases: ['RVL'], match_case: false, domains: ['rival.com'] },
];

describe('storedBrands', () => {
  it('keeps what the project knows of a brand that is only named', () => {
    const order = { brand: { name: 'mint', aliases: ['MM'] }, competitors: [{ name: 'Rival', aliases: [] }] };
    expect(storedBrands(order, known)).toEqual({
      brand: { name: 'mint', aliases: ['MM', 'Mint Mobile'], match_case: true, domains: ['mint.com'] },
      competitors: [{ name: 'Rival', aliases: ['RVL'], match_case: false, domains: ['rival.com'] }],
    });
  });

  it('keeps rivals that are not named, after those that are', () => {
    const order = { brand: { name: 'Mint', aliases: [] }, competitors: [{ name: 'Other', aliases: [] }] };
    expect(storedBrands(order, known).competitors.map(({ name }) => name)).toEqual(['Other', 'Rival']);
  });

  it('lets the order say otherwise of spelling and domains, and give a name to another brand', () => {
    const order = {
      brand: { name: 'Mint', aliases: [], match_case: false, domains: [] },
      competitors: [{ name: 'RVL', aliases: [] }],
    };
    const { brand, competitors } = storedBrands(order, known);
    expect(brand).toMatchObject({ match_case: false, domains: [] });
    expect(competitors.map(({ name, aliases }) => [name, aliases])).toEqual([
      ['RVL', []],
      ['Rival', []],
    ]);
  });

  it('adds domains named in the app to those known, which are not shown there', () => {
    const order = (domains: string[]) => ({ brand: { name: 'mint', aliases: [], domains }, competitors: [] });
    expect(withKnownDomains(order(['mint.example']), known).brand.domains).toEqual(['mint.example', 'mint.com']);
    expect(withKnownDomains(order([]), known).brand.domains).toEqual(['mint.com']);
    expect(withKnownDomains(order(['new.example']), []).brand.domains).toEqual(['new.example']);
  });

  it('takes over no rivals of another own brand, and nothing for a new project', () => {
    const order = { brand: { name: 'Rival', aliases: [] }, competitors: [] };
    expect(storedBrands(order, known).competitors).toEqual([]);
    expect(storedBrands(order, [])).toEqual(order);
  });
});
