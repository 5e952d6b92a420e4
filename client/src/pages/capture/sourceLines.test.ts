import { describe, expect, it } from 'vitest';
import { processorMs } from '#client/testing/processorMs.ts';
import { readSources, writeSources } from './sourceLines.ts';

describe('sources as people paste them', () => {
  it('are addresses, with words around them or as links, each once', () => {
    expect(
      readSources(
        '1. 知乎 — https://zhihu.com/a\n- [A page](https://a.example/x)\nexample.com/b\n\nhttps://zhihu.com/a Zhihu\n(https://c.example).',
      ),
    ).toEqual([
      { url: 'https://zhihu.com/a', title: 'Zhihu' },
      { url: 'https://a.example/x', title: 'A page' },
      { url: 'example.com/b', title: '' },
      { url: 'https://c.example', title: '().' },
    ]);
  });

  it('are found at once in a line of any length', () => {
    const fillers = ['a-', 'a中', ') ', '](', '- '].map((filler) => filler.repeat(8000));
    const busy = processorMs(() => {
      for (const filler of fillers) {
        expect(readSources(`[x${filler}x 见example.com/a).`)).toMatchObject([{ url: 'example.com/a' }]);
      }
    });
    expect(busy).toBeLessThan(1000);
  });

  it('come back as they were', () => {
    const sources = [
      { url: 'https://a.example/', title: 'One: two' },
      { url: 'https://b.example/', title: '' },
    ];
    expect(readSources(writeSources(sources))).toEqual(sources);
  });
});
