import { describe, expect, test } from 'vitest';
import { OffersStore } from '#client/stores/OffersStore.ts';
import { absentPage, isDimmed } from './absentPage.ts';

const lacks = (offers: OffersStore, path: string, thing = ''): void => {
  offers.noteAbsent({ method: 'GET', path: `/api/front/${path}`, thing }, thing === '' ? 'path' : 'thing');
};

describe('a page of which the provider has nothing', () => {
  test('is one whose call is missing, however its address is written', () => {
    const offers = new OffersStore();
    expect(absentPage(offers, '/overview/index', '')).toBeNull();
    lacks(offers, 'overview/index');
    const absent = { call: 'GET /api/front/overview/index', doubt: null };
    expect(absentPage(offers, '/overview/index', '')).toEqual(absent);
    expect(absentPage(offers, '/Overview/Index/', '?a=1')).toEqual(absent);
    expect(absentPage(offers, '/answer/index', '')).toBeNull();
    expect(isDimmed(offers, '/overview/index')).toBe(true);
  });

  test('of one thing, is said of that thing only', () => {
    const offers = new OffersStore();
    lacks(offers, 'answer/promptsDetails', 'id=7');
    expect(absentPage(offers, '/answer/promptsDetails', '?id=7&tab=x')).toMatchObject({ doubt: 'thing' });
    expect(absentPage(offers, '/answer/promptsDetails', '?id=8')).toBeNull();
    expect(absentPage(offers, '/answer/promptsDetails', '')).toBeNull();
  });

  test('of several calls, is drawn while any of them may be there, and dimmed while none was answered', () => {
    const offers = new OffersStore();
    lacks(offers, 'optimize/changes');
    expect(absentPage(offers, '/optimize/optContent', '')).toBeNull();
    expect(isDimmed(offers, '/optimize/optContent')).toBe(true);
    offers.noteAnswer('/api/front/optimize/pages');
    expect(isDimmed(offers, '/optimize/optContent')).toBe(false);
  });

  test('is never one that stands on the specification, or is useful without calls', () => {
    const offers = new OffersStore();
    lacks(offers, 'workplace/index');
    for (const path of ['/profile', '/membership', '/dashboard/workplace', '/no/such/page']) {
      expect(absentPage(offers, path, '')).toBeNull();
      expect(isDimmed(offers, path)).toBe(false);
    }
  });
});
