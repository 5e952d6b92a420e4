import { normalizeText } from '#client/lib/normalizeText.ts';
import { withoutWords } from './dateWords.ts';

const twoDigits = (digits: string): string => digits.padStart(2, '0');

/** Offset of each era to the Gregorian year; 元 is year 1. */
const ERAS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 民國: 1911, 民国: 1911 };
const EASTERN_DATE =
  /^(?:(?:中華)?(令和|平成|民國|民国)\s?(\d{1,3}|元)|(\d{4}))\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日号號일]\s*/u;
/** Korean notation: `2026. 11. 3.`. */
const WITH_POINTS = /^(\d{4})\.\s?(\d{1,2})\.\s?(\d{1,2})\.(?=$|[\s(])\s*/u;
/** Japanese and Korean weekdays: `(火)`, `火曜日`, `화요일`. */
const WEEKDAY =
  /\s*(?:\((?:[月火水木金土日祝]+(?:曜日?)?|[월화수목금토일](?:요일)?)\)|[月火水木金土日]曜日?|[월화수목금토일]요일)\s*/u;
const EASTERN_TIME = /(\d{1,2})\s?[时時点點시](?:\s?(\d{1,2})\s?[分분](?:\s?(\d{1,2})\s?[秒초])?|(?![\d半一刻]))/u;
const HALF_DAY =
  /(?:(上午|凌晨|早上|中午|下午|晚上|午前|午後|오전|오후|[ap]m(?=\s))\s*)?\b(\d{1,2})((?::\d{2}){1,2}(?:\.\d{1,9})?)(?:\s*(?:([ap])\.?m\b\.?|(上午|下午)))?/iu;

/** Converts an hour of a 12-hour clock to 24 hours; `half` is the word for AM or PM, without which the hour is unchanged. */
function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  const isMorning = /^(?:am?|上午|凌晨|早上|午前|오전)$/iu.test(half);
  if (hour === 12) return isMorning ? 0 : 12;
  return hour < 12 && !isMorning ? hour + 12 : hour;
}

const yearOf = (era: string, year: string): string => String((ERAS[era] ?? 0) + (year === '元' ? 1 : Number(year)));

/**
 * Normalizes times of people and spreadsheets to the form that programs write: `2026年11月1日 下午1:05`, `令和8年11月1日(日)`, `2026-11-01 1:05 PM`,
 * `Sonntag, 1. November 2026, 13:05 Uhr`, full-width digits. Other text is unchanged.
 */
export function plainTime(text: string): string {
  const plain = normalizeText(text, 'NFKC')
    .trim()
    .replace(EASTERN_DATE, (_, era: string | undefined, ofEra: string, year: string, month: string, day: string) => {
      return `${era === undefined ? year : yearOf(era, ofEra)}-${month}-${day} `;
    })
    .replace(WITH_POINTS, '$1-$2-$3 ')
    .replace(WEEKDAY, ' ')
    .replace(EASTERN_TIME, (_, hour: string, minute?: string, second?: string) =>
      [hour, twoDigits(minute ?? '00'), ...(second === undefined ? [] : [twoDigits(second)])].join(':'),
    )
    .replace(HALF_DAY, (_, before: string | undefined, hour: string, rest: string, after?: string, word?: string) => {
      return `${String(hourOf(Number(hour), before ?? after ?? word))}${rest}`;
    })
    .trim();
  return withoutWords(plain);
}
