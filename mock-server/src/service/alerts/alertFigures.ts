import type { MeasureId } from '#client/api/measureSchemas.ts';
import type { InLanguages } from '../channels/channelMessage.ts';

export type Language = keyof InLanguages<unknown>;

const PERCENT_SIGN = /\s*\D+$/u;

/** Decimals as on the screen: percentages one, everything else two. */
const PERCENT = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const PLAIN = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const PERCENTS: readonly MeasureId[] = ['visibility', 'share_of_voice', 'citation_rate'];
const isPercent = (id: MeasureId): boolean => PERCENTS.includes(id);

/** A share of 1 as a percentage without its sign: 0.034 gives 3.4. */
export function percentDigits(value: number, language: Language): string {
  return percentText(value, language).replace(PERCENT_SIGN, '');
}

/** The same with its sign. */
function percentText(value: number, language: Language): string {
  return new Intl.NumberFormat(language, PERCENT).format(value);
}

/** How far a measure moved, in its own unit or in points. */
export function stepDigits(id: MeasureId, size: number, language: Language): string {
  return isPercent(id) ? percentDigits(size, language) : new Intl.NumberFormat(language, PLAIN).format(size);
}

/** A value of a measure, with its unit. */
export function figureText(id: MeasureId, value: number, language: Language): string {
  if (isPercent(id)) return percentText(value, language);
  const signDisplay = id === 'net_sentiment' ? 'exceptZero' : 'auto';
  return new Intl.NumberFormat(language, { ...PLAIN, signDisplay }).format(value);
}

export function countText(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(value);
}

/** A calendar day YYYY-MM-DD. */
export function dayText(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
