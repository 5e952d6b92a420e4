import { normalizeText } from '#client/lib/normalizeText.ts';
import { canonicalZone } from '#client/lib/zoneClock.ts';

/** Minutes east of UTC of unambiguous zone abbreviations; CST and IST are used by several countries. */
const ZONES: Readonly<Record<string, number>> = {
  ...{ z: 0, utc: 0, gmt: 0, wet: 0, west: 60, cet: 60, cest: 120, bst: 60, eet: 120, eest: 180, msk: 180 },
  ...{
    mez: 60,
    mesz: 120,
    brt: -180,
    中国标准时间: 480,
    中國標準時間: 480,
    香港标准时间: 480,
    台北标准时间: 480,
    台北標準時間: 480,
  },
  ...{ est: -300, edt: -240, cdt: -300, mst: -420, mdt: -360, pst: -480, pdt: -420 },
  ...{ hkt: 480, sgt: 480, jst: 540, kst: 540, aest: 600, aedt: 660, nzst: 720, nzdt: 780 },
  ...{ 北京时间: 480, 北京時間: 480, 中国时间: 480, 东八区: 480, 日本時間: 540, 日本标准时间: 540, 한국시간: 540 },
};
const WORDS = Object.keys(ZONES).join('|');
const OFFSET = '(?:UTC|GMT)?\\s*([+\u2212-])(\\d{1,2})(?::?(\\d{2}))?';
/** A zone after a time: `+08:00`, `UTC+8`, `(GMT+2)`, `CEST`. */
export const ZONE_BEHIND = new RegExp(`\\s*[(（]?(?:${OFFSET}|(${WORDS}))(?:\\s*[(（][^)）]*[)）])?[)）]?$`, 'iu');
const ALONE = new RegExp(`^(?:${OFFSET}|(${WORDS}))$`, 'iu');

/** Minutes east of UTC, or an IANA name for a zone whose offset depends on the season. */
export type ToldZone = number | string;

/** Minutes east of UTC of a match of the patterns above. */
export function minutesOf([, sign, hours, minutes = '0', word]: RegExpExecArray): number | null {
  if (word !== undefined) return ZONES[word.toLowerCase()] ?? null;
  return (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
}

const BY_SEASON: Readonly<Record<string, string>> = {
  et: 'America/New_York',
  ct: 'America/Chicago',
  mt: 'America/Denver',
  pt: 'America/Los_Angeles',
};

/** Parses the zone in a cell or in brackets: `Asia/Shanghai`, `UTC+8`, `北京时间`; null: unknown. */
export function zoneOf(written: string): ToldZone | null {
  const text = written.trim();
  const found = text.length > 40 ? null : ALONE.exec(text);
  if (found !== null) return minutesOf(found);
  const season = Object.hasOwn(BY_SEASON, text.toLowerCase()) ? BY_SEASON[text.toLowerCase()] : undefined;
  return season ?? (text.includes('/') ? canonicalZone(text) : null);
}

const LONGEST_NAME = 100;
const IN_BRACKETS = /[(（[【]\s*([^()（）[\]【】]{1,40})[)）\]】]\s*$/u;
/** UTC or GMT as a separate word: `timestamp_utc`, `createdAtUTC`, `Date UTC+8`. */
const OF_UTC =
  /(?:(?<![A-Z])(?:UTC|GMT)(?![A-Za-z])|(?<![A-Za-z])(?:utc|gmt)(?![a-z]))(?:\s*[+\u2212-]\s*\d{1,2}(?::?\d{2})?)?/u;
const OF_COUNTRY = /北京[时時][间間]|中国时间|东八区|日本時間|한국시간/u;

/** The zone of a column's times if its name states it: `Date (UTC+8)`, `timestamp_utc`, `时间（北京时间）`. */
export function zoneInName(name: string): ToldZone | null {
  const plain = normalizeText(name.slice(0, LONGEST_NAME), 'NFKC');
  const within = IN_BRACKETS.exec(plain)?.[1];
  const told = within === undefined ? null : zoneOf(within);
  if (told !== null) return told;
  const found = OF_UTC.exec(plain)?.[0] ?? OF_COUNTRY.exec(plain)?.[0];
  return found === undefined ? null : zoneOf(found.replace(/\s/gu, ''));
}
