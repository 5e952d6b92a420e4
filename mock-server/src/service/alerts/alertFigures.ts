import type { MeasureId } from '#client/api/measureSchemas.ts';
import type { InLanguages } from '../channels/channelMessage.ts';

export type Language = keyof InLanguages<unknown>;

const PERCENT_SIGN = /\s*\D+$/u;

/** Decimals as on the screen: percentages one, everything else two. Formats take a millisecond to make: each is made once. */
function formatsFor(language: Language) {
  const plain = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  return {
    percent: new Intl.NumberFormat(language, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
    plain: new Intl.NumberFormat(language, plain),
    signed: new Intl.NumberFormat(language, { ...plain, signDisplay: 'exceptZero' }),
    count: new Intl.NumberFormat(language, { maximumFractionDigits: 0 }),
    day: new Intl.DateTimeFormat(language, { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' }),
  };
}
const FORMATS = { 'zh-CN': formatsFor('zh-CN'), 'en-US': formatsFor('en-US') } as const;

const PERCENTS: readonly MeasureId[] = ['visibility', 'share_of_voice', 'citation_rate'];
const isPercent = (id: MeasureId): boolean => PERCENTS.includes(id);

/** A share of 1 as a percentage without its sign: 0.034 gives 3.4. */
export function percentDigits(value: number, language: Language): string {
  return FORMATS[language].percent.format(value).replace(PERCENT_SIGN, '');
}

/** How far a measure moved, in its own unit or in points. */
export function stepDigits(id: MeasureId, size: number, language: Language): string {
  return isPercent(id) ? percentDigits(size, language) : FORMATS[language].plain.format(size);
}

/** A value of a measure, with its unit. */
export function figureText(id: MeasureId, value: number, language: Language): string {
  const formats = FORMATS[language];
  if (isPercent(id)) return formats.percent.format(value);
  return (id === 'net_sentiment' ? formats.signed : formats.plain).format(value);
}

export function countText(value: number, language: Language): string {
  return FORMATS[language].count.format(value);
}

/** A calendar day YYYY-MM-DD. */
export function dayText(day: string, language: Language): string {
  return FORMATS[language].day.format(new Date(`${day}T00:00:00Z`));
}
