import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promptSimilarity } from '../testing/promptSimilarity.ts';
import { leastShared, NEAR_DUPLICATE, similarityOf } from './nearDuplicate.ts';
import { normalisePrompt } from './promptFeatures.ts';

describe('normalisePrompt', () => {
  it.each([
    ['ＳＯＮＹ　耳机，怎么样？', 'Sony 耳机如何'],
    ['请问降噪耳机怎么选呢', '降噪 耳机 如何选'],
    ['敏感肌用什么面霜最好', '敏感肌用哪一款面霜好？'],
    ['2026 年降噪耳机推荐', '2026年降噪耳机推荐！'],
    ['What are the best running shoes?', 'best running shoe'],
    ['How do I choose a CRM', 'how to choose CRMs'],
    ['Which is the best CRM — for agencies', 'best CRM for an agency'],
    ['Kanavo versus Gantoro', 'kanavo vs. Gantoro'],
  ])('makes one of %j and %j', (first, second) => {
    expect(normalisePrompt(first)).toBe(normalisePrompt(second));
  });

  it.each([
    ['flights to London', 'flights from London'],
    ['with sugar', 'without sugar'],
    ['how to cancel', 'why cancel'],
    ['怎么不搓泥', '怎么搓泥'],
  ])('keeps %j and %j apart', (first, second) => {
    expect(normalisePrompt(first)).not.toBe(normalisePrompt(second));
  });

  it('keeps particles where there is nothing else, and is empty without a letter or digit', () => {
    expect(normalisePrompt('的吗？')).toBe('的吗');
    expect(normalisePrompt('Is it?')).toBe('is it');
    expect(normalisePrompt('？！ — 🙂')).toBe('');
  });
});

describe('promptSimilarity', () => {
  it.each([
    ['降噪耳机推荐', '推荐降噪耳机'],
    ['降噪耳机怎么选？', '如何选降噪耳机'],
    ['项目管理软件一般怎么收费', '项目管理软件怎么收费'],
    ['智能驾驶哪家最好用', '哪家的智能驾驶最好用'],
    ['好用的看板工具有哪些', '有哪些好用的看板工具'],
    ['国货敏感肌护肤品牌有哪些靠谱的', '靠谱的国货敏感肌护肤品牌有哪些'],
    ['通勤防晒不搓泥不泛白的推荐', '通勤防晒推荐，不搓泥不泛白'],
    ['敏感肌换季泛红用什么面霜好', '换季敏感肌泛红用什么面霜好'],
    ['Sony 和 Bose 降噪耳机哪个好', 'Bose 和 Sony 的降噪耳机哪款好'],
    ['best noise cancelling headphones', 'What are the best noise-canceling headphones?'],
    ['Kanavo vs Gantoro: which one should we choose', 'Gantoro versus Kanavo, which should I choose?'],
    ['Which is the best project management software for small teams?', 'best project management software small team'],
    ['how long should a sprint be', 'How long should sprints be?'],
  ])('takes %j and %j for the same question', (first, second) => {
    expect(promptSimilarity(first, second)).toBeGreaterThanOrEqual(NEAR_DUPLICATE);
  });

  it.each([
    ['华为手机怎么样', '小米手机怎么样'],
    ['学生党买什么降噪耳机好', '学生党买什么蓝牙耳机好'],
    ['适合学生党通勤用的降噪耳机有哪些推荐', '适合学生党通勤用的蓝牙耳机有哪些推荐'],
    ['降噪耳机的优点', '降噪耳机的缺点'],
    ['iPhone 15 值得买吗', 'iPhone 16 值得买吗'],
    ['冬季续航打几折', '夏季续航打几折'],
    ['项目管理软件推荐', '项目管理软件怎么收费'],
    ['敏感肌用什么面霜好', '敏感肌用什么洁面好'],
    ['best running shoes for men', 'best running shoes for women'],
    ['best running shoes', 'best running shoes for flat feet'],
    ['cheap flights to London', 'cheap flights from London'],
    ['best noise cancelling headphones', 'worst noise cancelling headphones'],
    ['how to cancel Spotify', 'how to cancel Netflix'],
    ['？', '！'],
    ['', 'a'],
  ])('takes %j and %j for two', (first, second) => {
    expect(promptSimilarity(first, second)).toBeLessThan(NEAR_DUPLICATE);
  });

  it('is symmetric, within 0 and 1, and 1 for a text and itself', () => {
    const piece = fc.constantFrom('耳机', '降噪', '怎么选', 'best', 'shoes', 'M50', ' ', '，', '推荐', 'ü');
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, text, (first, second) => {
        const similarity = promptSimilarity(first, second);
        expect(similarity).toBeCloseTo(promptSimilarity(second, first), 12);
        expect(similarity).toBeGreaterThanOrEqual(0);
        expect(similarity).toBeLessThanOrEqual(1);
        expect(promptSimilarity(first, first)).toBe(normalisePrompt(first) === '' ? 0 : 1);
      }),
    );
  });
});

it('what must be shared at least is what a text without anything else would share', () => {
  const total = 12;
  const shared = leastShared(NEAR_DUPLICATE) * total;
  expect(similarityOf(shared, total, shared)).toBeCloseTo(NEAR_DUPLICATE, 12);
});
