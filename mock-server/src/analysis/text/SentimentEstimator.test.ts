import { describe, expect, it } from 'vitest';
import { SENTIMENT_CODES } from '../table/AnswerTable.ts';
import { MentionMatcher } from './MentionMatcher.ts';
import { SentimentEstimator } from './SentimentEstimator.ts';

const NAMES = ['Sony', 'Bose', '华为', '小米', 'Best Buy'];
const matcher = new MentionMatcher(
  NAMES.map((name) => ({ id: name, name, own: false, aliases: [], match_case: false, domains: [] })),
);
const estimator = new SentimentEstimator(NAMES.length);

function sentiment(text: string, name: string): string {
  matcher.scan(text);
  estimator.read(matcher);
  const code = estimator.codeOf(NAMES.indexOf(name));
  return Object.entries(SENTIMENT_CODES).find(([, value]) => value === code)?.[0] ?? 'none';
}

describe('one brand', () => {
  it.each([
    ['Sony is an excellent choice.', 'positive'],
    ['Sony is overpriced and flimsy.', 'negative'],
    ['Sony makes headphones.', 'neutral'],
    ['Sony is comfortable but bulky.', 'neutral'],
    ['Sony is not reliable.', 'negative'],
    ["Sony isn't a bad choice.", 'positive'],
    ['Sony is not only reliable but also affordable.', 'positive'],
    ['Sony has noise cancelling.', 'neutral'],
    ['Excellent weather today. Sony makes TVs.', 'neutral'],
    ['Sony makes TVs. The rest is terrible.', 'neutral'],
    ['Although pricey, heavy and slow, that is Sony.', 'negative'],
    ['Sony: great sound, see https://x.com/worst-bad-terrible-poor.', 'positive'],
  ])('%s', (text, expected) => {
    expect(sentiment(text, 'Sony')).toBe(expected);
  });

  it.each([
    ['华为表现出色，续航稳定。', 'positive'],
    ['华为价格偏高，售后差。', 'negative'],
    ['华为发布了新机。', 'neutral'],
    ['华为不稳定。', 'negative'],
    ['华为没有明显缺点。', 'positive'],
    ['华为不仅可靠，而且好用。', 'positive'],
    ['不推荐华为。', 'negative'],
    ['华为非常好用！别的都糟糕。', 'positive'],
    ['华为不错', 'positive'],
  ])('%s', (text, expected) => {
    expect(sentiment(text, '华为')).toBe(expected);
  });
});

describe('several brands', () => {
  it.each([
    ['Sony is excellent, but Bose is disappointing.', 'positive', 'negative'],
    ['Sony and Bose are both excellent.', 'positive', 'positive'],
    ['Sony is better than Bose.', 'positive', 'negative'],
    ['Sony is more comfortable than Bose.', 'positive', 'neutral'],
    ['Sony is not as good as Bose.', 'negative', 'positive'],
    ['Unlike Bose, Sony is reliable.', 'positive', 'neutral'],
    ['Sony is 4.5 of 5. Bose is bad.', 'neutral', 'negative'],
  ])('%s', (text, sony, bose) => {
    expect([sentiment(text, 'Sony'), sentiment(text, 'Bose')]).toEqual([sony, bose]);
  });

  it.each([
    ['华为优秀，但小米较差。', 'positive', 'negative'],
    ['华为不如小米。', 'negative', 'positive'],
    ['华为比小米更好用。', 'positive', 'neutral'],
    ['华为领先，小米也很好。', 'positive', 'positive'],
    ['虽然价格高，华为值得推荐、稳定、好用，而小米一般。', 'positive', 'negative'],
  ])('%s', (text, huawei, xiaomi) => {
    expect([sentiment(text, '华为'), sentiment(text, '小米')]).toEqual([huawei, xiaomi]);
  });
});

describe('clauses that do not speak of the brand', () => {
  it.each([
    ['The weather is excellent, and Sony makes TVs.', 'neutral'],
    ['Sony makes TVs, but others are terrible.', 'neutral'],
    ['Sony makes TVs; the rest of them are unreliable and bulky.', 'neutral'],
    ['Sony is reliable, while most competitors are overpriced, noisy and weak.', 'positive'],
    ['Sony is reliable, affordable and quiet.', 'positive'],
    ['Sony makes TVs, but is overpriced.', 'negative'],
    ['Sony is light, and quieter and better than others.', 'positive'],
    ['Best overall: Sony', 'positive'],
    ['Least reliable — Sony', 'negative'],
    ['While pricey, Sony makes TVs.', 'negative'],
    ['Great sound matters, weight too, and Sony makes both.', 'neutral'],
  ])('%s', (text, expected) => {
    expect(sentiment(text, 'Sony')).toBe(expected);
  });

  it.each([
    ['天气很好，华为发布了新机。', 'neutral'],
    ['华为发布了新机，其他品牌都很差。', 'neutral'],
    ['最佳选择：华为', 'positive'],
    ['虽然价格高，但华为发布了新机。', 'negative'],
  ])('%s', (text, expected) => {
    expect(sentiment(text, '华为')).toBe(expected);
  });
});

it.each([
  'Sony ist fast so gut wie die anderen, und der Preis ist premium.',
  'Sony est un choix solide et le prix est premium pour les familles.',
  'Sony es una de las mejores marcas y su precio es premium.',
])('answers in other languages are not judged: %s', (text) => {
  expect(sentiment(text, 'Sony')).toBe('none');
});

it('does not judge by the words of a name', () => {
  expect(sentiment('Go to Best Buy for that.', 'Best Buy')).toBe('neutral');
});
