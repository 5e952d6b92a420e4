import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../testing/processorMs.ts';
import { promptSimilarity } from '../testing/promptSimilarity.ts';
import { isNearDuplicate } from './nearDuplicate.ts';
import { NearDuplicateIndex } from './NearDuplicateIndex.ts';

const prompt = (text: string, index: number) => ({ id: String(index), text });

/** 10,000 different questions composed of a few words: the worst case, since every word is in a thousand of them. */
function manyPrompts(): { id: string; text: string }[] {
  const askers = ['敏感肌', '油皮', '干皮', '学生党', '上班族', '宝妈', '孕妇', '老人', '商务', '户外'];
  const things = ['面霜', '洁面', '防晒霜', '精华', '水乳', '面膜', '耳机', '手机', '电动车', '跑鞋'];
  const asks = ['有推荐吗', '品牌排名', '怎么选', '性价比', '值得买吗', '多少钱', '的缺点', '口碑', '保修', '在哪里买'];
  const when = ['冬天', '夏天', '送礼', '长期', '平价', '国产', '进口', '首次', '出差', '居家'];
  return when
    .flatMap((w) => askers.flatMap((a) => things.flatMap((t) => asks.map((ask) => `${w}${a}用${t}${ask}`))))
    .map(prompt);
}

describe('NearDuplicateIndex', () => {
  it('finds what comparing every pair finds', () => {
    const piece = fc.constantFrom(
      '耳机',
      '降噪',
      '怎么选',
      '推荐',
      'best ',
      'shoes ',
      'men ',
      'M50 ',
      '学生党',
      '平价',
    );
    const text = fc.array(piece, { minLength: 1, maxLength: 7 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.array(text, { maxLength: 25 }), text, (texts, asked) => {
        const index = new NearDuplicateIndex(texts.map(prompt));
        const like = texts.map((other) => promptSimilarity(asked, other)).filter(isNearDuplicate);
        expect(index.find(asked, { limit: 100 }).map(({ similarity }) => similarity.toFixed(9))).toEqual(
          like.sort((a, b) => b - a).map((similarity) => similarity.toFixed(9)),
        );
        const pairs = texts.flatMap((first, i) =>
          texts.slice(i + 1).filter((second) => isNearDuplicate(promptSimilarity(first, second))),
        );
        expect(index.pairs()).toHaveLength(pairs.length);
      }),
      // Exactly at the limit, so that the order of summing would decide.
      { examples: [[['shoes 耳机耳机耳机怎么选'], '耳机shoes 耳机怎么选']] },
    );
  });

  it('follows changes and removals', () => {
    const index = new NearDuplicateIndex(['降噪耳机推荐', 'best running shoes', '推荐降噪耳机'].map(prompt));
    expect(index.find('降噪耳机推荐一下吧').map(({ id }) => id)).toEqual(['0', '2']);
    expect(index.pairs()).toEqual([{ first: '0', second: '2', similarity: expect.closeTo(0.87, 2) }]);
    index.set('0', '空气炸锅怎么洗');
    index.delete('2');
    index.delete('nobody');
    expect(index.find('降噪耳机推荐一下吧')).toEqual([]);
    expect(index.find('如何洗空气炸锅').map(({ id }) => id)).toEqual(['0']);
    expect(index.size).toBe(2);
  });

  it('does not find the prompt being edited, and no more than are wanted', () => {
    const index = new NearDuplicateIndex(Array.from({ length: 30 }, (_, i) => prompt('降噪耳机推荐', i)));
    expect(index.find('降噪耳机推荐', { except: '7', limit: 100 }).map(({ id }) => id)).not.toContain('7');
    expect(index.find('降噪耳机推荐')).toHaveLength(20);
  });

  it('checks a text against 10,000 prompts while it is being typed', () => {
    const prompts = manyPrompts();
    const index = new NearDuplicateIndex(prompts);
    const busy = processorMs(() => {
      for (let i = 0; i < 100; i += 1) index.find(`${prompts[i * 97]?.text ?? ''}呢？`);
    });
    // A tenth of a frame each on a fast machine; the limit allows for a slow one.
    expect(busy / 100).toBeLessThan(16);
  });
});
