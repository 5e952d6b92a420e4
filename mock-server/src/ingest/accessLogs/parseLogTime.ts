const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';
const MINUTE_MS = 60_000;
const FRACTION = /\.\d+/u;

/** Two digits of a text as a number; NaN for anything else. */
function twoDigits(text: string, at: number): number {
  const [tens, ones] = [text.charCodeAt(at) - 48, text.charCodeAt(at + 1) - 48];
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

/**
 * The instant (epoch milliseconds) of `10/Oct/2026:13:55:36 +0800`, as nginx and Apache write it; NaN for anything else. Parses by offsets
 * instead of a regular expression, because it runs for each of millions of lines.
 */
export function parseLogTime(text: string): number {
  // HAProxy and Apache can log fractions of a second.
  if (text[20] === '.') return parseLogTime(text.replace(FRACTION, ''));
  if (text.length < 26) return Number.NaN;
  const month = MONTHS.indexOf(text.slice(3, 6));
  if (month < 0 || month % 3 !== 0) return Number.NaN;
  const year = twoDigits(text, 7) * 100 + twoDigits(text, 9);
  const wall = Date.UTC(
    ...([year, month / 3, twoDigits(text, 0)] as const),
    ...([twoDigits(text, 12), twoDigits(text, 15), twoDigits(text, 18)] as const),
  );
  const sign = text[21] === '-' ? -1 : 1;
  const offset = sign * (twoDigits(text, 22) * 60 + twoDigits(text, 24));
  return wall - offset * MINUTE_MS;
}

/** Units of numbers by magnitude: seconds, milliseconds, microseconds or nanoseconds since 1970. */
const UNITS = [
  { below: 1e11, factor: 1000 },
  { below: 1e14, factor: 1 },
  { below: 1e17, factor: 1e-3 },
  { below: Infinity, factor: 1e-6 },
] as const;

/** The export format of Microsoft's log services: month first, 12-hour clock. */
const HALF_DAYS =
  /^(\d{1,2})\/(\d{1,2})\/(\d{4})[, ]+(\d{1,2}):(\d{2}):(\d{2})(?:\.\d+)? ([AP])M(?: ?([+-]\d{2}):?(\d{2})| ?(?:Z|UTC))?$/iu;

function halfDayTime(text: string): number {
  const parts = HALF_DAYS.exec(text);
  if (parts === null) return Number.NaN;
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number);
  const hours = (hour % 12) + (parts[7]?.toUpperCase() === 'P' ? 12 : 0);
  const [ahead, minutes] = [Number(parts[8] ?? 0), Number(parts[9] ?? 0)];
  const offset = ahead * 60 + (ahead < 0 ? -minutes : minutes);
  return Date.UTC(year, month - 1, day, hours, minute, second) - offset * MINUTE_MS;
}

/** With slashes as Caddy and Go write it. */
const ISO = /^(\d{4})[-/](\d{2})[-/](\d{2})[T ](?=\d{2}:\d{2})/u;
/** As Kibana exports it: `Oct 10, 2026 @ 13:55:36.000`. */
const KIBANA = /^([A-Z][a-z]{2}) (\d{1,2}), (\d{4}) @ (?=\d{2}:\d{2}:\d{2})/u;
const HAS_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/iu;

const HALF_DAY = /\d [AP]M\b/iu;
const ZONE_BEHIND = /(?:Z|UTC|[+-]\d{2}:?\d{2})$/iu;

/** Whether a text that `parseJsonTime` can parse has no zone. */
export function isWithoutZone(text: string): boolean {
  return (ISO.test(text) || KIBANA.test(text) || HALF_DAY.test(text)) && !ZONE_BEHIND.test(text);
}

/**
 * The instant of a time in a JSON line: ISO 8601, a number since 1970 in any unit, or nginx's format. A time without a zone is UTC, as in
 * the logs of all CDNs. NaN for anything else.
 */
export function parseJsonTime(value: unknown): number {
  const number = typeof value === 'string' && /^\d{9,19}(?:\.\d+)?$/u.test(value) ? Number(value) : value;
  if (typeof number === 'number') {
    const unit = UNITS.find(({ below }) => Math.abs(number) < below);
    return unit === undefined ? Number.NaN : number * unit.factor;
  }
  if (typeof value !== 'string') return Number.NaN;
  if (HALF_DAY.test(value)) return halfDayTime(value);
  const text = value
    .replace(KIBANA, (_, month: string, day: string, year: string) => {
      const number = MONTHS.indexOf(month) / 3 + 1;
      return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}T`;
    })
    .replace(ISO, '$1-$2-$3T');
  if (!ISO.test(text)) return parseLogTime(value);
  return Date.parse(HAS_ZONE.test(text) ? text : `${text}Z`);
}
