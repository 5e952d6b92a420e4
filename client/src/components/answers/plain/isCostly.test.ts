import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { COSTLY_SHAPES } from '#client/testing/costlyShapes.ts';
import { isCostly } from './isCostly.ts';

const parser = unified().use(remarkParse).use(remarkGfm);
/** Time limit of the parser alone, on a busy machine: without the limits these texts take minutes. */
const MOST_MS = 3000;
const SIZES = [20, 100, 300, 400, 700, 1400, 3000, 6000, 20_000, 200_000];

parser.runSync(parser.parse('**a** [b](c)\n\n|a|\n|-|\n|1|\n'.repeat(30)));

test.each(Object.entries(COSTLY_SHAPES))('%s: whatever is formatted at once is formatted soon', (_name, shape) => {
  const largest = SIZES.map(shape).findLast((text) => !isCostly(text, 0)) ?? '';
  const begin = performance.now();
  parser.runSync(parser.parse(largest));
  expect(performance.now() - begin).toBeLessThan(MOST_MS);
});

test('the limits are found in no time, however long the text', () => {
  for (const shape of Object.values(COSTLY_SHAPES)) {
    const text = shape(1000).repeat(20).slice(0, 2_000_000);
    const begin = performance.now();
    isCostly(text, 0);
    expect(performance.now() - begin).toBeLessThan(500);
  }
});

test('an ordinary long answer is formatted', () => {
  const section =
    '## Which one\n\n**Northwind** is good [1][2]. See [the test](https://a.example/x).\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n';
  expect(isCostly(section.repeat(25), 60)).toBe(false);
});

test('a brand that is named ten thousand times is not', () => {
  expect(isCostly('Northwind '.repeat(1000), 10_000)).toBe(true);
});
