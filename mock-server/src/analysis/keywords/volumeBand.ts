import { demandBandSchema, type DemandBand } from '#client/api/promptSchemas.ts';
import { normalizeText } from '#client/lib/normalizeText.ts';
import { PLAIN_STYLE } from './numberStyle.ts';
import type { NumberStyle } from './numberStyle.ts';

/**
 * Monthly searches at which a band begins. Powers of ten: keyword tools disagree by more than a factor of two, but rarely by a factor of
 * ten (Google's own planner shows ranges of a factor of ten to accounts without ads).
 */
const BAND_FROM: readonly (readonly [DemandBand, number])[] = [
  ['very_high', 100_000],
  ['high', 10_000],
  ['medium', 1_000],
  ['low', 100],
  ['very_low', 0],
];
const DAYS_IN_MONTH = 30;

/** Words for bands in files. */
const BAND_WORDS: Readonly<Record<string, DemandBand>> = {
  极低: 'very_low',
  很低: 'very_low',
  低: 'low',
  较低: 'low',
  中: 'medium',
  中等: 'medium',
  高: 'high',
  较高: 'high',
  很高: 'very_high',
  极高: 'very_high',
  'very low': 'very_low',
  low: 'low',
  medium: 'medium',
  mid: 'medium',
  high: 'high',
  'very high': 'very_high',
};
const UNITS: Readonly<Record<string, number>> = {
  ...{ k: 1e3, m: 1e6, b: 1e9, w: 1e4, t: 1e3 },
  ...{
    mil: 1e3,
    tsd: 1e3,
    tis: 1e3,
    thousand: 1e3,
    mio: 1e6,
    mln: 1e6,
    mill: 1e6,
    million: 1e6,
    millones: 1e6,
    mrd: 1e9,
    bn: 1e9,
  },
  ...{ 千: 1e3, 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8, 천: 1e3, 만: 1e4, 억: 1e8 },
};
const NUMBER = /^(\d+(?:\.\d+)?)(\p{L}*)\.?\+?$/u;
/** Thousands separators besides points and commas. */
const GAPS = /['\u2019\u02BC`\s]/gu;
const ABOUT = /^[~≈约約]+|[<>≥≤]/gu;
const BETWEEN = /[–—−〜~至到]|\b(?:bis|to|hasta|até)\b/gu;

/** The band of a number of monthly searches. */
export function bandOfVolume(monthly: number): DemandBand {
  return BAND_FROM.find(([, from]) => monthly >= from)?.[0] ?? 'very_low';
}

/** A number without thousands separators and with a decimal point. */
function plainNumber(text: string, { decimal }: NumberStyle): string {
  const other = decimal === '.' ? ',' : '.';
  return text.replaceAll(/\d[\d.,]*\d/gu, (digits) => {
    const parts = digits.split(decimal);
    // A number cannot have two decimal separators; they are thousands separators then.
    if (parts.length > 2) return parts.join('').replaceAll(other, '');
    return digits.replaceAll(other, '').replace(decimal, '.');
  });
}

interface End {
  readonly value: number;
  readonly unit: number | null;
}

function endOf(text: string): End | null {
  const [, digits, unit = ''] = NUMBER.exec(text) ?? [];
  const scale = unit === '' ? null : Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
  return digits === undefined || scale === undefined ? null : { value: Number(digits), unit: scale };
}

/** The number or range in a text; null for anything else. */
function rangeOf(text: string, style: NumberStyle): { readonly low: number; readonly high: number } | null {
  const folded = normalizeText(text, 'NFKC').trim().toLowerCase();
  const parts = plainNumber(
    folded.replaceAll(GAPS, (gap) => (/\s/u.test(gap) ? ' ' : '')),
    style,
  )
    .replace(ABOUT, '')
    .replaceAll(BETWEEN, '-')
    .replaceAll(/[\s<>≥≤]/gu, '')
    .split('-');
  if (parts.length > 2) return null;
  const ends = parts.map(endOf);
  const [first, last = first] = ends;
  if (first === null || first === undefined || last === null || last === undefined) return null;
  const high = last.value * (last.unit ?? 1);
  // "1-10万" applies 万 to both ends; "1000-1万" does not, or the range would descend.
  const shared = first.unit === null && last.unit !== null && first.value * last.unit < high ? last.unit : 1;
  return { low: first.value * (first.unit ?? shared), high };
}

/** The single number in a text; null for ranges, words and anything that is no volume. */
export function volumeNumber(text: string, style: NumberStyle = PLAIN_STYLE): number | null {
  const range = rangeOf(text, style);
  return range === null || range.low !== range.high ? null : range.low;
}

/**
 * The band of a volume as written in files: `1,900`, `12.5K`, `1.2万`, `10K+`, `<10`, a range (`1K – 10K`, `100 – 1K`, `1-10万`: its
 * geometric mean, as its ends differ by factors), a word (高, low) or one of our bands. Null for anything that is no volume.
 * @param period of the number; daily volumes are multiplied by thirty.
 * @param style number format of the column
 */
export function readVolume(text: string, period: 'month' | 'day', style: NumberStyle = PLAIN_STYLE): DemandBand | null {
  const folded = normalizeText(text, 'NFKC').trim().toLowerCase();
  const own = demandBandSchema.options.find((band) => band === folded.replaceAll(/[\s-]/gu, '_'));
  const word = own ?? (Object.hasOwn(BAND_WORDS, folded) ? BAND_WORDS[folded] : undefined);
  if (word !== undefined) return word;
  const range = rangeOf(text, style);
  if (range === null) return null;
  const { low, high } = range;
  const value = low === high ? low : Math.sqrt(Math.max(1, low) * high);
  return bandOfVolume(period === 'day' ? value * DAYS_IN_MONTH : value);
}
