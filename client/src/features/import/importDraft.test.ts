import { describe, expect, it } from 'vitest';
import {
  brandDomains,
  emptyBrand,
  emptyImportDraft,
  importOrderOf,
  joinableProject,
  mappingIn,
} from './importDraft.ts';

const SITES = [
  { domain: 'g2.com', label: 'g2', answers: 9 },
  { domain: 'lumora.com', label: 'lumora', answers: 4 },
];
const ready = { ...emptyImportDraft, file_id: 'f', mapping: {}, project_name: 'Lamps' };

describe('domains of an import', () => {
  it('are those of the cited sites with the name, until somebody changes them', () => {
    const brand = emptyBrand(0, 'Lumora');
    expect(brandDomains(brand, SITES)).toEqual(['lumora.com']);
    expect(brandDomains({ ...brand, domains: ['lumora.cn'] }, SITES)).toEqual(['lumora.cn']);
    expect(brandDomains({ ...brand, domains: [] }, SITES)).toEqual([]);
  });

  it('are sent as they are shown, and left open where nothing was found or entered', () => {
    const competitors = [emptyBrand(1, 'Wickett'), { ...emptyBrand(2, 'Brightly'), domains: [] }];
    const order = importOrderOf({ ...ready, brand: emptyBrand(0, 'Lumora'), competitors }, 'UTC', SITES);
    expect(order?.brand).toEqual({ name: 'Lumora', aliases: [], domains: ['lumora.com'] });
    expect(order?.competitors).toEqual([
      { name: 'Wickett', aliases: [] },
      { name: 'Brightly', aliases: [], domains: [] },
    ]);
  });
});

describe('reading options', () => {
  it('are sent where somebody chose one', () => {
    expect(importOrderOf(ready, 'UTC')).not.toHaveProperty('empty_sources');
    const chosen = { ...ready, empty_sources: 'not_recorded' as const };
    expect(importOrderOf(chosen, 'UTC')).toMatchObject({ empty_sources: 'not_recorded' });
  });
});

describe('the chosen mapping', () => {
  const columns = ['prompt', 'Kimi answer', 'date'].map((name) => ({ name, samples: [] }));

  it('leaves out what a table read in another way no longer has', () => {
    const found = { columns, mapping: { prompt: 'prompt', answer: 'Kimi answer', date: 'date' } };
    const chosen = { prompt: 'prompt', answer: 'Kimi answer', date: 'date', platform: 'platform' };
    expect(mappingIn(chosen, found)).toEqual(found.mapping);
  });

  it('keeps paths, which are no columns', () => {
    expect(mappingIn({ prompt: 'meta.question' }, { columns, mapping: { prompt: 'meta.question' } })).toEqual({
      prompt: 'meta.question',
    });
  });
});

describe('the project that is open', () => {
  const own = { id: 'p', name: 'Lamps', brand: 'Lumora', has_data: 1, origin: 'import' as const, archived: false };

  it('takes answers if it is one of our own, as it is: what was typed for a new one is not sent', () => {
    const joined = joinableProject(own);
    const typed = { ...ready, brand: emptyBrand(0, 'Other'), competitors: [emptyBrand(1, 'Wickett')] };
    expect(importOrderOf(typed, 'UTC', SITES, joined)).toMatchObject({
      ...{ project_id: 'p', project_name: 'Lamps', brand: { name: 'Lumora', aliases: [] }, competitors: [] },
    });
  });

  it('takes none if it is a sample, a provider’s, or put away', () => {
    expect(joinableProject({ ...own, origin: 'sample' })).toBeNull();
    expect(joinableProject({ ...own, origin: 'provider' })).toBeNull();
    expect(joinableProject({ ...own, archived: true })).toBeNull();
    expect(joinableProject(null)).toBeNull();
  });
});
