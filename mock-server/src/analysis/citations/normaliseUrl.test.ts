import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseUrl } from './normaliseUrl.ts';

describe('normaliseUrl', () => {
  it.each([
    ['http://WWW.Example.com/A/?utm_source=chatgpt.com&id=7#top', 'https://example.com/A?id=7'],
    ['https://example.com/', 'https://example.com'],
    ['https://example.com/a//', 'https://example.com/a'],
    ['https://example.com/a#:~:text=The%20best,%28ANC%29', 'https://example.com/a'],
    ['https://example.com/a?gclid=1&fbclid=2&msclkid=3&b=%E4%B8%AD&c', 'https://example.com/a?b=%E4%B8%AD&c'],
    ['https://example.com/?q=a+b&q=c', 'https://example.com?q=a+b&q=c'],
    ['https://user:secret@example.com:443/a', 'https://example.com/a'],
    ['http://example.com:8080/a', 'https://example.com:8080/a'],
    ['//example.com/a', 'https://example.com/a'],
    ['example.com/a?x=1', 'https://example.com/a?x=1'],
    ['  www.example.com.cn \n', 'https://example.com.cn'],
    ['https://例子.中国/路', 'https://xn--fsqu00a.xn--fiqs8s/%E8%B7%AF'],
    ['https://www.google.com/url?sa=t&q=https%3A%2F%2Fexample.com%2Fa%2F%3Futm_medium%3Dx', 'https://example.com/a'],
    [
      'https://www.bing.com/ck/a?!&&p=9d&ptn=3&u=a1aHR0cHM6Ly9zaG9wLmV4YW1wbGUvbGFtcHM_eD0x&ntb=1',
      'https://shop.example/lamps?x=1',
    ],
    ['https://duckduckgo.com/l/?uddg=https%3A%2F%2Fshop.example%2Fa&rut=1', 'https://shop.example/a'],
    [
      'https://r.search.yahoo.com/_ylt=A/RV=2/RE=1/RO=10/RU=https%3a%2f%2fshop.example%2fa/RK=2/RS=x-',
      'https://shop.example/a',
    ],
    ['https://www.google.com/amp/s/www.shop.example/a/amp/', 'https://shop.example/a/amp'],
    ['https://shop-example.cdn.ampproject.org/c/s/shop.example/a?id=1', 'https://shop.example/a?id=1'],
    ['https://translate.google.com/translate?sl=de&u=https://shop.example/a', 'https://shop.example/a'],
    ['https://www-shop--one-example.translate.goog/a?id=1&_x_tr_sl=de&_x_tr_tl=en', 'https://shop-one.example/a?id=1'],
    ['https://0-shop-example.translate.goog/a?_x_tr_enc=0', 'https://0-shop-example.translate.goog/a?_x_tr_enc=0'],
    ['https://shop-example.cdn.ampproject.org/v/s/shop.example/a?usqp=mq331AQ&amp_js_v=0.1', 'https://shop.example/a'],
    ['https://shop.example/a?gad_source=1&gad_campaignid=2&ysclid=3&wprov=sfla1', 'https://shop.example/a'],
    ['https://www.google.com/amp/x', 'https://google.com/amp/x'],
    ['https://link.zhihu.com/?target=https%3A//shop.example/a', 'https://shop.example/a'],
    ['https://google.com/url?q=https://www.google.com/url?q%3Dhttps://shop.example/a', 'https://shop.example/a'],
    ['https://www.bing.com/search?q=https://shop.example', 'https://bing.com/search?q=https://shop.example'],
    ['https://www.google.com/search?q=sony', 'https://google.com/search?q=sony'],
    ['https://example.com./a', 'https://example.com/a'],
    ['https://www.bilibili.com/video/BV1/?spm_id_from=333&vd_source=9&p=2', 'https://bilibili.com/video/BV1?p=2'],
  ])('%s', (raw, expected) => {
    expect(normaliseUrl(raw)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    'Sony review',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<b>x</b>',
    'mailto:a@example.com',
    'ftp://example.com',
    'file:///etc/passwd',
    'https://',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'http://0x7f.1/',
    'http://[::1]/',
    'https://printer.local/',
    'https://exa mple.com',
    'https://com',
    'https://a..b.com',
    `https://example.com/${'a'.repeat(9000)}`,
    '4.5',
    'e.g.',
  ])('drops %j', (raw) => {
    expect(normaliseUrl(raw)).toBeNull();
  });

  it('gives the same for what it gave, whatever came in, and never throws', () => {
    const query = fc.array(fc.constantFrom('utm_id=1', 'a=b', 'gclid', 'q=%20', 'x=中', '#f', '/', '?'), {
      maxLength: 5,
    });
    const web = fc.tuple(fc.webUrl(), query).map(([url, parts]) => `${url}?${parts.join('&')}`);
    fc.assert(
      fc.property(fc.oneof(fc.string(), web), (raw) => {
        const once = normaliseUrl(raw);
        if (once !== null) {
          expect(normaliseUrl(once)).toBe(once);
          expect(once).toMatch(/^https:\/\/(?!www\.[^./]+\.)[^#]*$/u);
        }
      }),
      { numRuns: 500 },
    );
  });
});
