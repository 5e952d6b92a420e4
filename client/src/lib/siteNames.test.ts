import { expect, test } from 'vitest';
import { domainsCarrying } from './siteNames.ts';

const site = (domain: string) => ({ domain, label: domain.split('.')[0] ?? '' });
const SITES = [
  'zhihu.com',
  'songchuan.com.cn',
  'kelvora-crm.com',
  'getkelvora.io',
  'kelvora.com',
  'crmreviews.org',
].map(site);

test('the domains of a brand are those of the sites that carry its name or an alias', () => {
  expect(domainsCarrying(['Kelvora'], SITES)).toEqual(['getkelvora.io', 'kelvora.com']);
  expect(domainsCarrying(['松川', 'Song Chuan'], SITES)).toEqual(['songchuan.com.cn']);
});

test.each([[[]], [['']], [['松川']], [['+']]])('names that no site can carry find none: %j', (names) => {
  expect(domainsCarrying(names, SITES)).toEqual([]);
});
