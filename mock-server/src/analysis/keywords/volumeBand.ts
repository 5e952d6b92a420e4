import { demandBandSchema, type DemandBand } from '../../../../client/src/api/promptSchemas.ts';

/**
 * Monthly searches from which a band begins. Steps of ten: keyword tools disagree by more than a factor of two, and rarely by one of ten
 * (Google's own planner shows ranges of ten to those who do not advertise).
 */
const BAND_FROM: readonly (readonly [DemandBand, number])[] = [
  ['very_high', 100_000],
  ['high', 10_000],
  ['medium', 1_000],
  ['low', 100],
  ['very_low', 0],
];
const DAYS_IN_MONTH = 30;

/** Words that files use for a band. */
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
const UNITS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9, 千: 1e3, 万: 1e4, w: 1e4, 亿: 1e8 };
const NUMBER = /^(\d+(?:\.\d+)?)([kmbw千万亿])?\+?$/u;

/** The band of so many searches a month. */
export function bandOfVolume(monthly: number): DemandBand {
  return BAND_FROM.find(([, from]) => monthly >= from)?.[0] ?? 'very_low';
}

function numberOf(text: string, ofRange: string): number | null {
  const [, digits, unit] = NUMBER.exec(text) ?? [];
  if (digits === undefined) return null;
  // "1-10万" counts both ends in 万.
  const scale = UNITS[unit ?? ''] ?? UNITS[ofRange] ?? 1;
  return Number(digits) * scale;
}

/**
 * The band of a volume as files write it: `1,900`, `12.5K`, `1.2万`, `10K+`, `<10`, a range (`1K – 10K`, `1-10万`: its geometric mean,
 * as its ends differ by factors), a word (高, low) or a band of ours. Null for what is no volume.
 * @param period of the number; by day counts thirty times.
 */
export function readVolume(text: string, period: 'month' | 'day'): DemandBand | null {
  const folded = text.normalize('NFKC').trim().toLowerCase();
  const own = demandBandSchema.options.find((band) => band === folded.replaceAll(/[\s-]/gu, '_'));
  const word = own ?? BAND_WORDS[folded];
  if (word !== undefined) return word;
  const parts = folded
    .replaceAll(/[,'\s<>≥≤~约]/gu, '')
    .replaceAll(/[–—至到]/gu, '-')
    .split('-');
  if (parts.length > 2) return null;
  const lastUnit = /[kmbw千万亿]\+?$/u.exec(parts.at(-1) ?? '')?.[0].charAt(0) ?? '';
  const ends = parts.map((part) => numberOf(part, parts.length === 2 ? lastUnit : ''));
  const [low, high = low] = ends;
  if (low === null || low === undefined || high === null || high === undefined) return null;
  const value = low === high ? low : Math.sqrt(Math.max(1, low) * high);
  return bandOfVolume(period === 'day' ? value * DAYS_IN_MONTH : value);
}
