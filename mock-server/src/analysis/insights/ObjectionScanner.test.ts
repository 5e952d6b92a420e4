import { describe, expect, test } from 'vitest';
import { ObjectionScanner } from './ObjectionScanner.ts';

const scanner = new ObjectionScanner();
const kinds = (text: string) => scanner.find(text).map(({ kind }) => kind);

describe('what answers hold against products', () => {
  test.each([
    ['选装包价格偏高，想要的功能几乎都要加钱', ['price']],
    ['城区功能开放慢，体验较差', ['performance', 'ease']],
    ['胎噪明显，高速隔音较差', ['quality', 'quality']],
    ['三四线城市网点不足', ['service']],
    ['含酒精，容易爆痘', ['safety', 'safety']],
    ['移动端功能缺失', ['features']],
    ['被质疑虚假宣传', ['trust', 'trust']],
    ['It is expensive and has a steep learning curve.', ['price', 'ease']],
    ['The app lacks features and support is slow', ['features', 'service']],
    ['SLUGGISH on large boards', ['performance']],
  ])('%s', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  test.each([
    '价格不算太贵',
    '温和，不会有刺激',
    '没有卡顿，也不麻烦',
    'It is not expensive at all',
    "doesn't feel clunky",
    'fast without any lag',
    'a slow cooker for soups',
    '能应付复杂路况',
    'unexpensively slowdown',
    '[参数](https://example.com/slow-and-expensive)',
    '',
  ])('nothing in: %s', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  test('a negation ends with its clause', () => {
    expect(kinds('外观不好看，太贵')).toEqual(['price']);
    expect(kinds('Not pretty, expensive')).toEqual(['price']);
  });

  test('offsets are those of the recorded text', () => {
    const text = '澄驭：İ 售后差。';
    const [hit] = scanner.find(text);
    expect(hit && text.slice(hit.from, hit.to)).toBe('售后差');
  });
});
