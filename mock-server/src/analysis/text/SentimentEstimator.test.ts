import { describe, expect, it, test } from 'vitest';
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
    ['Between the two, I would take the Sony.', 'positive'],
    ['I’d go with Sony here.', 'positive'],
    ['I wouldn’t take the Sony.', 'neutral'],
    ['I would take the Bose over the Sony.', 'neutral'],
    ['Over the years, Sony became reliable.', 'positive'],
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
    ['如果是我，我会选华为。', 'positive'],
    ['我不会选华为。', 'neutral'],
    ['华为价格偏高，售后差。', 'negative'],
    ['华为服务差，口感差。', 'negative'],
    ['华为的質量差。', 'negative'],
    ['华为体验差不多。', 'neutral'],
    ['华为各店的服务差异较大。', 'neutral'],
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

describe('names of things with a word of judgement', () => {
  it.each([
    ['The Sony Limited Edition is made in Japan.', 'neutral'],
    ['Sony gives a 5-year limited warranty.', 'neutral'],
    ['Sony sells an issue tracker.', 'neutral'],
    ['Sony slow cookers hold 6 quarts.', 'neutral'],
    ['Sony has limited battery life.', 'negative'],
    ['Sony is slow.', 'negative'],
    ['Sony helps you avoid issues.', 'positive'],
    ['Avoid Sony.', 'negative'],
    ['The brand to avoid is Sony.', 'negative'],
    ['Sony is best avoided.', 'negative'],
    ['Sony is overrated.', 'negative'],
  ])('%s', (text, expected) => {
    expect(sentiment(text, 'Sony')).toBe(expected);
  });

  it.each([
    ['华为技术有限公司成立于 1987 年。', 'neutral'],
    ['华为的功能有限。', 'negative'],
    ['华为提供风险评估服务。', 'neutral'],
    ['华为一般选 Pro 版就够了。', 'neutral'],
    ['华为的拍照一般。', 'negative'],
    ['华为支持故障诊断。', 'neutral'],
    ['华为是行业龙头。', 'positive'],
    ['华为被高估了。', 'negative'],
  ])('%s', (text, expected) => {
    expect(sentiment(text, '华为')).toBe(expected);
  });
});

test('the language of an answer is that of its words, not of its links', () => {
  const link = '(https://shop.example/p/de-la-en-el-los-que-para?la=el&de=un&es=los)';
  expect(sentiment(`Top picks:\n\n${`### [Sony X]${link}\n\n`.repeat(9)}Sony is an excellent choice.`, 'Sony')).toBe(
    'positive',
  );
});

describe('wishes for better', () => {
  it.each([
    ['Sony could be better.', 'negative'],
    ['The app of Sony could be improved.', 'negative'],
    ['Sony leaves much to be desired.', 'negative'],
    ['Sony leaves a lot to be desired.', 'negative'],
    ['Sony leaves nothing to be desired.', 'positive'],
    ['Sony could not be better.', 'positive'],
    ['There is room for improvement at Sony.', 'negative'],
    ['Sony could be better than Bose.', 'positive'],
    ['Sony and Bose could be better options.', 'positive'],
    ['Sony could be better for small rooms.', 'neutral'],
    ['Sony is better.', 'positive'],
    ['Sony has improved.', 'positive'],
  ])('%s', (text, expected) => {
    expect(sentiment(text, 'Sony')).toBe(expected);
  });

  it.each([
    ['华为的售后有待提高。', 'negative'],
    ['华为的系统有待完善。', 'negative'],
    ['华为的續航有待提升。', 'negative'],
    ['华为的续航提升明显。', 'positive'],
    ['华为仍有提升空间。', 'neutral'],
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

it.each([
  'Sonyは最高で、とてもおすすめです。音質も優秀で、価格も安い。',
  'Sony는 최고의 브랜드이며 추천합니다.',
  'Sony — лучший бренд, рекомендую.',
  'Sony ممتازة وأنصح بها',
  'Sony เป็นแบรนด์ที่ดีที่สุด แนะนำ',
  'Sony là thương hiệu tốt nhất, rất đáng tin cậy.',
  'Sony on paras merkki ja suosittelen sitä.',
  'Sony je nejlepší značka a doporučuji ji, má skvělý zvuk.',
])('answers in other scripts and languages without a list of words are not judged: %s', (text) => {
  expect(sentiment(text, 'Sony')).toBe('none');
});

it.each([
  ['Sony (ソニー, 소니) is excellent.', 'positive'],
  ['Unlike Citroën or Škoda, Sony is reliable.', 'positive'],
  ['Sony（ソニー）的降噪很出色，Häagen-Dazs、Citroën 都用。', 'positive'],
])('names in other scripts and with accents do not make a language: %s', (text, expected) => {
  expect(sentiment(text, 'Sony')).toBe(expected);
});

it.each([
  ['Sony 很優秀，值得推薦。', 'positive'],
  ['Sony 價格偏高，售後差，問題較多。', 'negative'],
  ['Sony 口碑好，廣受稱讚，做工精緻。', 'positive'],
  ['不推薦 Sony，缺點明顯。', 'negative'],
  ['雖然太貴，但 Sony 出色、穩定、讓人放心。', 'positive'],
])('traditional characters are judged like simplified ones: %s', (text, expected) => {
  expect(sentiment(text, 'Sony')).toBe(expected);
});

describe('judgements that other words turn', () => {
  it.each([
    ['Sony is no longer recommended.', 'negative'],
    ['Sony is not without flaws.', 'negative'],
    ['Sony is anything but reliable.', 'negative'],
    ['Nobody recommends Sony.', 'negative'],
    ['Nothing beats Sony.', 'positive'],
    ["I wouldn't hesitate to recommend Sony.", 'positive'],
    ['Sony solves the problem.', 'positive'],
    ['Sony does not solve the problem.', 'negative'],
    ['Sony is problem-free.', 'positive'],
  ])('%s', (text, expected) => {
    expect(sentiment(text, 'Sony')).toBe(expected);
  });

  it.each([
    ['很难推荐华为。', 'negative'],
    ['华为解决了发热问题。', 'positive'],
    ['华为无可挑剔。', 'positive'],
    ['华为没有问题。', 'positive'],
  ])('%s', (text, expected) => {
    expect(sentiment(text, '华为')).toBe(expected);
  });

  it.each([
    ['华为不如小米好用。', 'negative', 'positive'],
    ['华为没有小米好用。', 'negative', 'neutral'],
    ['推荐：华为；不推荐：小米', 'positive', 'negative'],
  ])('in a comparison or behind a label: %s', (text, huawei, xiaomi) => {
    expect([sentiment(text, '华为'), sentiment(text, '小米')]).toEqual([huawei, xiaomi]);
  });

  it('as a measure, the second brand is not judged', () => {
    expect(sentiment("Sony isn't as reliable as Bose.", 'Bose')).toBe('neutral');
  });
});
