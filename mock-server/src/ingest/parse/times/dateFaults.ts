import type { DateOrder } from '#client/lib/importNotes.ts';
import { normalizeText } from '#client/lib/normalizeText.ts';
import { writtenTime } from './dateSpellings.ts';

/** A leap year, so that 29 February is valid. */
const ANY_YEAR = '2024';
/** Numeric day and month, with or without a time: `11-03`, `3/11 14:00`. */
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})\.?(?=$|[\sT,])/u;
const CHINESE = /^\d{1,2}\s?[月월]\s?\d{1,2}\s?[日号號일]/u;
/** `Nov 3`, `3. November`, optionally followed by other text. */
const NAMED = /^(?:\p{L}{3,10}\.?\s+\d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th|\.)?\s+\p{L}{3,10}\.?)(?=$|[\s,])/iu;

/** Whether a date is valid except for its missing year. */
export function missesYear(text: string, order: DateOrder | null): boolean {
  const written = normalizeText(text, 'NFKC').trim();
  const spellings = [
    written.replace(NUMBERS, `${ANY_YEAR}$2$1$2$3`),
    written.replace(NUMBERS, `${ANY_YEAR}$2$3$2$1`),
    written.replace(CHINESE, `${ANY_YEAR}年$&`),
    written.replace(NAMED, `$& ${ANY_YEAR}`),
  ];
  return spellings.some((each) => each !== written && writtenTime(each, order) !== null);
}

/** A time zone after a time: `CST`, `(China Standard Time)`. */
const ZONE_WORDS = /(?<=\d|[ap]m)\s*[(（]?(?:[A-Z]{2,5}|[\p{L}\s]{0,40}(?:\btime|时间|時間))[)）]?$/iu;
const OF_ZONES = /[A-Z]{2}|[Tt]ime|时间|時間/u;

/** Whether a time is valid except for the unknown zone after it. */
export function hasUnknownZone(text: string, order: DateOrder | null): boolean {
  const written = text.trim();
  const words = ZONE_WORDS.exec(written)?.[0] ?? '';
  if (!OF_ZONES.test(words)) return false;
  const time = writtenTime(written.slice(0, -words.length), order);
  return time !== null && ('first' in time || time.clock !== null);
}
