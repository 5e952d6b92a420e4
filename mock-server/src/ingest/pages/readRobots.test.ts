import { expect, test } from 'vitest';
import { boundRules, readRobots } from './readRobots.ts';

const FILE = 'https://a.example/robots.txt';
const ask = (text: string, path: string, names: readonly string[] = ['Reader']) =>
  readRobots({ file: FILE, text, page: { url: `https://a.example${path}`, names } }).allowed;

test('crawlers that are named have their own rules, and the others those for all', () => {
  const text = 'User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /\nSitemap: https://a.example/map.xml';
  expect(ask(text, '/b', ['Reader', 'GPTBot', 'Other'])).toEqual([true, false, true]);
  expect(ask(text, '/a/b', ['Reader', 'Other'])).toEqual([false, false]);
  expect(readRobots({ file: FILE, text, page: null })).toEqual({
    allowed: [],
    sitemaps: ['https://a.example/map.xml'],
  });
});

test('rules are bounded, and a bounded rule never allows what it did not', () => {
  const usual = 'User-agent: *\nDisallow: /*?sort=*&page=\nAllow: /a$';
  expect(boundRules(usual)).toBe(usual);
  expect(boundRules('Disallow: /***a')).toBe('Disallow: /*a');
  expect(boundRules(`Allow: /${'*a'.repeat(50)}`)).toBe('');
  expect(boundRules(`Disallow: /x${'*a'.repeat(50)}`)).toBe(`Disallow: /x${'*a'.repeat(10)}`);
  expect(boundRules(`Disallow: /${'x'.repeat(9000)}`)).toHaveLength('Disallow: '.length + 2100);
});

test('delays and sitemaps between names end no group, unless a blank line does', () => {
  const names = ['GPTBot', 'ClaudeBot'];
  const between = 'Crawl-delay: 10\nSitemap: https://a.example/map.xml\n# both';
  const text = `User-agent: GPTBot\n${between}\nUser-agent: ClaudeBot\nDisallow: /`;
  expect(ask(text, '/', names)).toEqual([false, false]);
  expect(readRobots({ file: FILE, text, page: null }).sitemaps).toEqual(['https://a.example/map.xml']);
  expect(ask(text.replace('# both', ''), '/', names)).toEqual([true, false]);
});

test('words behind a name are none of it', () => {
  expect(ask('User-agent: GPTBot (of OpenAI)\nDisallow: /', '/', ['GPTBot', 'ClaudeBot'])).toEqual([false, true]);
});

test('a long name of a crawler keeps nobody waiting', { timeout: 2000 }, () => {
  const blanks = '\t'.repeat(2000);
  expect(boundRules(`User-agent: ${blanks}a`)).toContain('a');
  expect(boundRules('User-agent: GPTBot (of OpenAI)\nDisallow: /a')).toBe('User-agent: GPTBot\nDisallow: /a');
});
