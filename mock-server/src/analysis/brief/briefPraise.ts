import type { BriefPraise } from '#client/api/briefSchemas.ts';
import { promptKey } from '#client/lib/promptKey.ts';
import { BUILT_IN_THEMES } from '../perception/builtInThemes.ts';
import { ThemeReader } from '../perception/ThemeReader.ts';
import { SENTIMENT_CODES } from '../table/AnswerTable.ts';
import { passageOf } from '../table/passage.ts';
import { leaningCode } from '../text/SentimentEstimator.ts';
import type { BriefMaterial } from './BriefMaterial.ts';

/** Limit of answers to read, newest first: about 0.02 ms each. */
const MOST_READ = 3000;
const MOST_QUOTES = 12;
const MOST_OF_BRAND = 3;
/** UTF-16 units: longer text is a list or a table row and cannot be quoted. */
const LONGEST_QUOTE = 160;

interface Praise {
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly brand: number;
  readonly strength: number;
}

interface Quote {
  readonly praise: Omit<BriefPraise, 'id' | 'on'>;
  readonly brand: number;
  readonly strength: number;
  answers: number;
}

/** The sentences of an answer that praise a competitor, each assigned to the competitor it praises most. */
function praisesOf({ table }: BriefMaterial, reader: ThemeReader, row: number): Praise[] {
  const sums = new Map<string, { from: number; to: number; brand: number; good: number; ill: number }>();
  reader.read(table, row, ({ from, to }, brand, _theme, good, ill) => {
    const key = `${String(from)}:${String(brand)}`;
    const sum = sums.get(key) ?? { from, to, brand, good: 0, ill: 0 };
    // A judgement under two themes counts once.
    sums.set(key, { ...sum, good: Math.max(sum.good, good), ill: Math.max(sum.ill, ill) });
  });
  const best = new Map<number, Praise>();
  for (const { from, to, brand, good, ill } of sums.values()) {
    const strength = good - ill;
    const isPraise = table.project.brands[brand]?.own === false && leaningCode(good, ill) === SENTIMENT_CODES.positive;
    if (isPraise && strength > (best.get(from)?.strength ?? 0)) best.set(from, { row, from, to, brand, strength });
  }
  return [...best.values()];
}

function quotesIn(material: BriefMaterial): Quote[] {
  const { table, rows, themes } = material;
  const reader = new ThemeReader([...BUILT_IN_THEMES, ...themes]);
  const quotes = new Map<string, Quote>();
  for (const row of rows.slice(-MOST_READ).reverse()) {
    for (const { from, to, brand, strength } of praisesOf(material, reader, row)) {
      const {
        text,
        mentions,
        answer_id: id,
        prompt_text,
        platform_name,
        asked_at,
      } = passageOf(table, row, { from, to });
      const brandId = table.project.brands[brand]?.id;
      if (brandId === undefined || text.length > LONGEST_QUOTE) continue;
      const key = `${brandId} ${promptKey(text)}`;
      const known = quotes.get(key);
      if (known) {
        known.answers += 1;
      } else {
        const said = { quote: text, mentions, answer_id: id, prompt_text, platform_name, asked_at };
        quotes.set(key, { praise: { brand_id: brandId, ...said }, brand, strength, answers: 1 });
      }
    }
  }
  return [...quotes.values()];
}

/**
 * Praise of competitors: sentences of the answers that name a competitor and judge it positively under some theme (`ThemeReader`), with
 * the newest answer that contains each. Sentences in most answers come first, then the most positive, then the newest; at most three
 * per competitor, so that one does not fill the list.
 */
export function briefPraise(material: BriefMaterial): BriefPraise[] {
  const ofBrand = new Map<number, number>();
  return quotesIn(material)
    .sort((a, b) => b.answers - a.answers || b.strength - a.strength)
    .filter(({ brand }) => {
      const taken = ofBrand.get(brand) ?? 0;
      ofBrand.set(brand, taken + 1);
      return taken < MOST_OF_BRAND;
    })
    .slice(0, MOST_QUOTES)
    .map(({ praise }, index) => ({ id: `p${String(index + 1)}`, ...praise, on: true }));
}
