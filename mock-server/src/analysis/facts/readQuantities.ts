import { HAN_THOUSAND } from '#client/lib/hanThousand.ts';
import { chineseNumber } from './chineseNumber.ts';
import type { Quantity } from './Quantity.ts';
import { readDates } from './readDates.ts';
import { MONEY_PATTERN, UNIT_PATTERN, UNIT_TABLE } from './unitTable.ts';

const ARABIC = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+(?:\.\d+)?`;
const HAN = String.raw`[零〇一二两三四五六七八九十百千]+(?:点[零〇一二三四五六七八九]+)?`;
const SCALE = String.raw`万亿|千万|百万|十万|[万亿百]|${HAN_THOUSAND}|trillion(?![a-z])|billion(?![a-z])|million(?![a-z])|thousand(?![a-z])|bn(?![a-z])|mn(?![a-z])|k(?![a-z])|m(?![a-z])`;
const NUMBER = `(?:${ARABIC}|${HAN})`;
/** A number with one or two scales: 1亿2000万. */
const AMOUNT = String.raw`(?:${NUMBER})(?:\s?(?:${SCALE}))?(?:(?:\d+(?:\.\d+)?)万)?`;
const JOIN = String.raw`\s?(?:-|–|—|~|～|至|到)\s?|\s(?:to|and)\s`;
/** Not part of a word, a version or a time; a model's number before a colon (M6: 19.98) does not count. */
const BEFORE = String.raw`(?<![\p{Script=Latin}\d._]|[\p{Script=Latin}\d]-|(?<![\p{Script=Latin}\d])\d+[,:：])`;
/** [money] amount [unit] [join [money] amount] [unit] */
const QUANTITY = new RegExp(
  String.raw`${BEFORE}(${MONEY_PATTERN})?\s?([-−](?=\d))?(${AMOUNT})(?:[\s-]?(${UNIT_PATTERN}))?` +
    String.raw`(?:(?:${JOIN})(${MONEY_PATTERN})?(${AMOUNT}))?(?:[\s-]?(${UNIT_PATTERN}))?`,
  'giu',
);
const PERCENT_OF = new RegExp(String.raw`百分之(${NUMBER})`, 'gu');
const PARTS = new RegExp(String.raw`^(${NUMBER})(?:\s?(${SCALE}))?(?:(\d+(?:\.\d+)?)万)?$`, 'u');

const SCALES: Readonly<Record<string, number>> = {
  百: 100,
  千: 1000,
  万: 1e4,
  十万: 1e5,
  百万: 1e6,
  千万: 1e7,
  亿: 1e8,
  万亿: 1e12,
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
  trillion: 1e12,
};

const ABOUT_BEFORE =
  /(?:大约|约为|约|接近|将近|近|差不多|around|about|approximately|approx\.?|roughly|nearly|almost|circa|~|≈)\s*$/u;
const ABOUT_AFTER = /^\s*(?:左右|上下|or so)/u;
const LEAST_BEFORE =
  /(?:超过|超|逾|至少|不低于|不少于|高于|大于|over|above|more than|at least|greater than|upwards of|>|≥)\s*$/u;
const LEAST_AFTER = /^\s*(?:以上|有余|多|\+|or more|and up)/u;
const MOST_BEFORE =
  /(?:不到|不足|低于|少于|小于|最多|至多|最高|最长|不超过|不高于|under|below|less than|up to|at most|fewer than|no more than|within|<|≤)\s*$/u;
const MOST_AFTER = /^\s*(?:以内|以下|or less|or fewer)/u;
/** 每百公里, per 100 km: the unit of another number, not a quantity itself. */
const PER_BEFORE = /(?:每|per|\/)\s*$/u;
const LOOK = 16;

interface Amount {
  readonly value: number;
  readonly step: number;
  /** Only Chinese characters, so it may be a word (一, 十) rather than a number. */
  readonly isHan: boolean;
  readonly isScaled: boolean;
}

function amountOf(written: string): Amount | null {
  const match = PARTS.exec(written);
  if (!match) return null;
  const [, number = '', scaleName, tail] = match;
  const isHan = !/\d/u.test(number);
  const plain = number.replaceAll(',', '');
  const value = isHan ? chineseNumber(plain) : Number(plain);
  if (value === null || !Number.isFinite(value)) return null;
  const scale = scaleName === undefined ? 1 : (SCALES[scaleName] ?? 1);
  const decimals = isHan ? 0 : (plain.split('.')[1]?.length ?? 0);
  const zeros = decimals > 0 || value === 0 ? 0 : (/0*$/u.exec(String(value))?.[0].length ?? 0);
  const step = scale * 10 ** (decimals > 0 ? -decimals : zeros);
  const rest = tail === undefined ? 0 : Number(tail) * 1e4;
  return { value: value * scale + rest, step, isHan, isScaled: scaleName !== undefined };
}

function kindOf(text: string, from: number, to: number): Quantity['kind'] {
  const before = text.slice(Math.max(0, from - LOOK), from);
  const after = text.slice(to, to + LOOK);
  if (MOST_BEFORE.test(before) || MOST_AFTER.test(after)) return 'most';
  if (LEAST_BEFORE.test(before) || LEAST_AFTER.test(after)) return 'least';
  return ABOUT_BEFORE.test(before) || ABOUT_AFTER.test(after) ? 'about' : 'exact';
}

const WORDS_AFTER = /^[\s-]?(?:\p{Script=Han}{1,6}|[a-z]+(?: [a-z]+){0,2})/u;

/** Whether m means million: after an amount of money, and in 3.2m users. Otherwise it is the metre. */
const isMillion = (unit: string | undefined, money: string | undefined, after: string): boolean =>
  unit === 'm' &&
  (money !== undefined || /^\s(?:users|people|customers|downloads|units|cars|vehicles|dollars|yuan)/u.test(after));

function quantityOf(text: string, match: RegExpExecArray): Quantity | null {
  const [whole, money, minus, first = '', unitBetween, moneyAgain, second, unitAfter] = match;
  const low = amountOf(first);
  const high = second === undefined ? low : amountOf(second);
  if (low === null || high === null) return null;
  const from = match.index;
  if (PER_BEFORE.test(text.slice(Math.max(0, from - LOOK), from))) return null;
  const to = from + whole.trimEnd().length;
  const written = unitAfter ?? unitBetween;
  const million = isMillion(written, money, text.slice(to)) ? 1e6 : 1;
  const name = money ?? moneyAgain ?? (million > 1 ? undefined : written);
  const unit = name === undefined ? undefined : UNIT_TABLE.get(name);
  const after = text.slice(to);
  // 一款, 十分, 这一块: a word, not a stated number.
  if (low.isHan && !low.isScaled && first.length < 2 && (unit === undefined || written === '块')) return null;
  if (unit === undefined && /^\p{Script=Latin}/u.test(after) && million === 1) return null;
  const factor = (unit?.factor ?? 1) * million;
  const sign = minus === undefined ? 1 : -1;
  // 18–25 万: the scale of the second number applies to the first, too.
  const shared =
    second !== undefined && high.isScaled && !low.isScaled && low.value < high.value / 100
      ? high.value / amountBare(second)
      : 1;
  const ends = [sign * low.value * shared * factor, high.value * factor * (second === undefined ? sign : 1)];
  return {
    low: Math.min(...ends),
    high: Math.max(...ends),
    dimension: unit?.dimension ?? '',
    words: unit === undefined ? (WORDS_AFTER.exec(after)?.[0].trim().replace(/^-/u, '') ?? '') : '',
    kind: second === undefined ? kindOf(text, from, to) : 'exact',
    step: high.step * factor,
    from,
    to,
  };
}

/** The number without its scale. */
function amountBare(written: string): number {
  const number = PARTS.exec(written)?.[1] ?? '1';
  return amountOf(number)?.value ?? 1;
}

function percentages(text: string): Quantity[] {
  return [...text.matchAll(PERCENT_OF)].flatMap((match) => {
    const amount = amountOf(match[1] ?? '');
    if (amount === null) return [];
    const { index: from } = match;
    const to = from + match[0].length;
    const { value } = amount;
    return [
      { low: value, high: value, dimension: 'percent', words: '', kind: kindOf(text, from, to), step: 1, from, to },
    ];
  });
}

/**
 * The quantities in a folded text, in order. Units are converted to base units (18.98 万元 is 189,800 CNY, 605 公里 605,000 m). Covers
 * ranges, dates, percentages (八成, 百分之八十), 万 and 亿, k, million and bn. Numbers in names (M6, ES-6) are skipped.
 */
export function readQuantities(text: string): Quantity[] {
  if (!/[\d零〇一二两三四五六七八九十百千]/u.test(text)) return [];
  const found: Quantity[] = [...readDates(text), ...percentages(text)];
  for (const match of text.matchAll(QUANTITY)) {
    const quantity = quantityOf(text, match);
    if (quantity !== null && !found.some(({ from, to }) => quantity.from < to && quantity.to > from)) {
      found.push(quantity);
    }
  }
  return found.sort((a, b) => a.from - b.from);
}
