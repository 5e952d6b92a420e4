import { describe, expect, test } from 'vitest';
import { formatTrafficSearch, parseTrafficSearch } from './trafficSearch.ts';
import type { TrafficPlace } from './trafficSearch.ts';

const place: TrafficPlace = {
  view: 'folders',
  folder: 'https://a.example/指南 & #1|x/',
  q: '续航 &#|?',
  gap: 'not_cited',
  sort: { key: 'visits', order: 'asc' },
  importing: true,
};

describe('the address of the traffic page', () => {
  test('comes back as it was written', () => {
    const text = formatTrafficSearch(place).toString();
    expect(parseTrafficSearch(new URLSearchParams(text))).toEqual(place);
  });
  test('leaves out what is as by default', () => {
    expect(formatTrafficSearch(parseTrafficSearch(new URLSearchParams())).toString()).toBe('');
  });
  test('what makes no sense is the default', () => {
    const odd = 'view=x&folder=javascript:alert(1)/&gap=y&sort=hits.up&import=2';
    expect(parseTrafficSearch(new URLSearchParams(odd))).toEqual(parseTrafficSearch(new URLSearchParams()));
  });
});
