import { expect, test } from 'vitest';
import { processorMs } from '#client/testing/processorMs.ts';
import { linksInText } from './linksInText.ts';

test('links of a text copied as Markdown or with plain addresses are found, each once, without the marks around them', () => {
  const text = [
    '推荐雾屿[评测](https://a.example/x_(1)?a=1) 和 [1](https://b.example/2)，图 ![瓶子](https://img.example/p.png)。',
    '参考：https://c.example/中文/页。另见（https://d.example/y），**https://e.example/z**',
    '[2]: https://f.example/ref "Title"',
    'See [again](https://b.example/2) and <https://g.example/>; 来源：https://a.example/x_(1)?a=1',
    'no link: example.com, ftp://h.example/, mailto:x@h.example',
  ].join('\n');
  expect(linksInText(text)).toEqual([
    { url: 'https://a.example/x_(1)?a=1', title: '评测' },
    { url: 'https://b.example/2', title: '' },
    { url: 'https://c.example/中文/页', title: '' },
    { url: 'https://d.example/y', title: '' },
    { url: 'https://e.example/z', title: '' },
    { url: 'https://f.example/ref', title: '' },
    { url: 'https://g.example/', title: '' },
  ]);
  expect(linksInText('just words')).toEqual([]);
});

test('a long text takes no time', () => {
  const busy = processorMs(() => {
    for (const filler of ['[a', 'https://a(', '](', 'https://', '.,', '[x](https://a(b)']) {
      linksInText(filler.repeat(20_000));
    }
  });
  expect(busy).toBeLessThan(2000);
});
