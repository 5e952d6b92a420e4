import { expect, test } from 'vitest';
import { processorMs } from '#client/testing/processorMs.ts';
import { sampleAnswers, sampleDefinitions } from '#fixtures/sample.ts';
import { suggestNames } from './suggestNames.ts';

const namesIn = (texts: readonly string[], options = {}): string[] =>
  suggestNames(texts, options).map(({ name }) => name);

/** Answers in the formats of engines; the numbers vary so that no two are equal. */
const ENGLISH = [1, 2, 3, 4].flatMap((number) => [
  `Here are some great headphones for ${number}:

### 1. **Novatone WH-${number}00**

- **Price:** Around $${number}49
- **Battery Life:** up to 30 hours of battery life
- **Pros:** Great sound quality

### 2. [Brightwave Studio ${number}](https://shop.example/brightwave) – $199

- **Price:** $199
- **Battery Life:** 20 hours
- **Pros:** Bluetooth 5.3, comfortable, good sound quality

### 3. **Le Marlin ${['Classic', 'Sport', 'Solo', 'Grand'][number - 1]}**: warm sound ([Soundpress][1])

[1]: https://soundpress.example`,
  `Top Picks Overall: Novatone Air ${number}: a light pair. De'Lorran Pro: cheaper. Sound Quality matters most, and
battery life second. Mint Harbor Go: a good choice; Mint Harbor sells it since last May. People like Mint Harbor.`,
]);

test('names at the head of items, headings and bold words are found, labels, features and products are not', () => {
  const names = namesIn(ENGLISH);
  expect(names).toEqual(expect.arrayContaining(['Novatone', 'Brightwave', 'Le Marlin', "De'Lorran"]));
  for (const noise of ['Price', 'Battery Life', 'Pros', 'Top', 'Sound Quality', 'Sound', 'Bluetooth', 'May', 'Here']) {
    expect(names).not.toContain(noise);
  }
  expect(names.filter((name) => /\d|Studio|Classic|Sport|Soundpress/u.test(name))).toEqual([]);
});

test('the most frequent stands first, with the answers that hold it', () => {
  expect(suggestNames(ENGLISH)[0]).toEqual({ name: 'Novatone', answers: 8 });
});

test('Chinese names are told from words, and from the products and words behind them', () => {
  const answers = [1, 2, 3].flatMap((number) => [
    `## 推荐清单\n\n### 1. 翎途 L${number}\n\n**翎途**：续航扎实。\n\n### 2. 理想L${number}\n\n**理想**：空间大。\n\n**建议**：先试驾。`,
    `1. **翎途汽车**：口碑好\n2. **珩动**：智驾领先\n3. **理想 L${number}**：省心\n\n**总结**：按需选择。\n- **续航**：长\n- **性价比**：高`,
    `| 品牌 | 价格 |\n| --- | --- |\n| **默砺** | ${number}9 万 |\n| **珩动** | ${number}1 万 |\n\n翎途、珩动和汀昀都可以看看。`,
  ]);
  expect(namesIn(answers).sort()).toEqual(['默砺', '汀昀', '理想', '珩动', '翎途'].sort());
});

test('both names of a brand are found where one stands in brackets behind the other', () => {
  const answers = [1, 2, 3].map((n) => `1. **北岬（Beijia）**：第${n}。\n2. **北岬星程（Starvoy）**：好。`);
  expect(namesIn(answers).sort()).toEqual(['Beijia', 'Starvoy', '北岬', '北岬星程'].sort());
});

test('a name of two that “and” joins is whole, and two names in a heading stay two', () => {
  const answers = [1, 2, 3].flatMap((n) => [
    `1. **Quill & Rowan Tourer ${n}**: sturdy.\n2. **Novatone Go**: light.\n3. **Lumora**: cheap.`,
    `- **Quill & Rowan**: repairs for life, ${n} years.\n- **Novatone & Lumora**: both cheap.\n- **Wickett**: plain.`,
  ]);
  const names = namesIn(answers);
  expect(names).toEqual(expect.arrayContaining(['Quill & Rowan', 'Novatone', 'Lumora']));
  expect(names).not.toContain('Quill');
  expect(names).not.toContain('Novatone & Lumora');
});

test('names of several words are whole, whatever product stands behind them', () => {
  const products = ['Meridian', 'Harbour', 'Summit', 'Juniper', 'Meridian', 'Harbour'];
  const answers = products.map(
    (product, index) =>
      `1. **Fenwick First ${product} Account**: ${index + 1}% back.\n2. **House of Ostrava ${product}**: no fee.\n` +
      `3. **Calder Moss ${product} Plan**: cheap.\n4. **Lumora ${product}**: plain.\n5. **Banco de Alvera ${product}**: old.`,
  );
  const names = namesIn(answers);
  expect(names).toEqual(
    expect.arrayContaining(['Fenwick First', 'House of Ostrava', 'Calder Moss', 'Lumora', 'Banco de Alvera']),
  );
  for (const half of ['Fenwick', 'House', 'Ostrava', 'Calder', 'Banco', 'Alvera']) expect(names).not.toContain(half);
});

test('a name behind a small word stays a name where it stands alone, too', () => {
  const answers = [1, 2, 3].map(
    (n) => `- **Lumora**: ${n}\n\nFans of Lumora like Makers of Wickett.\n- **Wickett**: ${n}`,
  );
  expect(namesIn(answers)).toEqual(expect.arrayContaining(['Lumora', 'Wickett']));
});

test('in plain prose a name that comes back inside sentences is enough', () => {
  const answers = [1, 2, 3].map((n) => `Take a look at Lumora and Wickett, both, and compare. Then decide ${n}.`);
  expect(namesIn(answers)).toEqual(['Lumora', 'Wickett']);
});

test('the spellings of one name are one, as most answers have it', () => {
  const answers = ['Novatone', 'NOVATONE', 'Novatone'].map((name) => `- **${name}**: good\n- **Other**: x`);
  expect(suggestNames(answers)).toContainEqual({ name: 'Novatone', answers: 3 });
  expect(namesIn(answers).filter((name) => name.toLowerCase() === 'novatone')).toHaveLength(1);
});

test('“I’m” and its kind are no names', () => {
  const texts = [1, 2, 3, 4].map(
    (number) =>
      `I’m sure, and I’ve seen ${String(number)} of them. I'd say Novatone is fine. They’re light, and I'm told Novatone lasts. Don’t wait.`,
  );
  expect(namesIn(texts)).toEqual(['Novatone']);
});

test('what is tracked already is not suggested, and there are no more than asked for', () => {
  expect(namesIn(ENGLISH, { known: ['novatone'] })).not.toContain('Novatone');
  expect(namesIn(ENGLISH, { most: 2 })).toHaveLength(2);
});

test('no answers, blank answers and noise give no names', () => {
  expect(suggestNames([])).toEqual([]);
  expect(suggestNames(['', '   ', '\n\n', '12 34', '…', '**', '| | |\n|---|---|'])).toEqual([]);
});

test('the brands of the sample are what stands out in its answers', () => {
  for (const { id, brands } of sampleDefinitions('2026-03-10')) {
    const texts = [...sampleAnswers(id, '2026-03-10')].slice(0, 400).map(({ text }) => text);
    const names = namesIn(texts, { most: Math.min(10, brands.length - 1) });
    const known = new Set(brands.flatMap(({ name, aliases }) => [name, ...aliases]));
    expect(names).toContain(brands[0]?.name);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  }
}, 60_000);

test.each([
  '\n',
  '\n ',
  '**',
  '- ',
  '啊啊，',
  '啊啊、',
  '**啊啊',
  'Aa ',
  "A'",
  '(A',
  '| ',
  '|-|\n',
  'A B C a ',
  '>',
  '[[',
])('a hundred thousand characters of %j are read in one go', (piece) => {
  const busy = processorMs(() => suggestNames([piece.repeat(100_000 / piece.length), 'x']));
  // A naive pattern would scan the same characters repeatedly, for minutes.
  expect(busy).toBeLessThan(5000);
});
