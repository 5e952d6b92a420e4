const CHINESE_DATE = /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日号號일]\s*/u;
const CHINESE_TIME = /(\d{1,2})\s?[时時点시]\s?(\d{1,2})\s?[分분](?:\s?(\d{1,2})\s?[秒초])?/u;
const HALF_DAY =
  /(?:(上午|凌晨|早上|中午|下午|晚上|午前|午後|오전|오후)\s*)?\b(\d{1,2})((?::\d{2}){1,2}(?:\.\d{1,9})?)(?:\s*([ap])\.?m\b\.?)?/iu;

const twoDigits = (digits: string): string => digits.padStart(2, '0');

/** The hour of 24 that a clock of twelve shows; `half` is the word for the half of the day, without which it is what it is. */
function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  const isMorning = /^(?:a|上午|凌晨|早上|午前|오전)$/iu.test(half);
  if (hour === 12) return isMorning ? 0 : 12;
  return hour < 12 && !isMorning ? hour + 12 : hour;
}

/**
 * A time as spreadsheets show it to people, in the form that programs write: `2026年11月1日 下午1:05`, `2026-11-01 1:05 PM`, wide
 * digits. What is none of these stays as it is.
 */
export function plainTime(text: string): string {
  return text
    .normalize('NFKC')
    .replace(CHINESE_DATE, (_, year: string, month: string, day: string) => `${year}-${month}-${day} `)
    .replace(CHINESE_TIME, (_, hour: string, minute: string, second?: string) =>
      [hour, twoDigits(minute), ...(second === undefined ? [] : [twoDigits(second)])].join(':'),
    )
    .replace(HALF_DAY, (_, before: string | undefined, hour: string, rest: string, after: string | undefined) => {
      return `${String(hourOf(Number(hour), before ?? after))}${rest}`;
    })
    .trim();
}
