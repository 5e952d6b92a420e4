import { describe, expect, it } from 'vitest';
import { brandOfSite } from './brandSites.ts';

const brand = (name: string, ...aliases: string[]) => ({ name, aliases });
const BRANDS = [brand('Kelvora'), brand('松川', 'Song Chuan'), brand('Brenn.io'), brand('Ar')];

describe('the brand of a site', () => {
  it.each([
    ['kelvora.com', 0],
    ['kelvora.co.uk', 0],
    ['getkelvora.com', 0],
    ['kelvora-hq.io', 0],
    ['songchuan.cn', 1],
    ['song-chuan.com.cn', 1],
    ['brenn.io', 2],
    ['kelvora.github.io', 0],
    ['kelvora.myshopify.com', 0],
  ])('is told by its name: %s', (domain, index) => {
    expect(brandOfSite(domain, BRANDS)).toBe(index);
  });

  it.each(['kelvorareviews.com', 'brennan.org', 'ar.com', 'review-of-kelvora.net', 'zhihu.com'])(
    'is none for a site that only holds the letters: %s',
    (domain) => {
      expect(brandOfSite(domain, BRANDS)).toBe(-1);
    },
  );

  it('knows accents and case as one', () => {
    expect(brandOfSite('cafelune.fr', [brand('Café Lune')])).toBe(0);
  });
});
