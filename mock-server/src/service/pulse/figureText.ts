import type { Change, Measure, MeasureId } from '#client/api/measureSchemas.ts';
import type { ChannelLanguage } from '#client/api/schemas/channelSchemas.ts';

/** How a measure is written; the same decimals as on screen, so that a mail and a page say the same to the last digit. */
const DECIMALS: Readonly<Record<MeasureId, number>> = {
  visibility: 1,
  share_of_voice: 1,
  citation_rate: 1,
  average_position: 2,
  net_sentiment: 2,
  stability: 2,
};
const RATIOS: readonly MeasureId[] = ['visibility', 'share_of_voice', 'citation_rate'];
const SIGNED: MeasureId = 'net_sentiment';

export const isRatio = (id: MeasureId): boolean => RATIOS.includes(id);

/** Whether more of a measure is worse. */
export const isLowBetter = (id: MeasureId): boolean => id === 'average_position';

function digits(language: ChannelLanguage, id: MeasureId, value: number, sign: 'auto' | 'exceptZero'): string {
  return new Intl.NumberFormat(language, {
    signDisplay: sign,
    minimumFractionDigits: DECIMALS[id],
    maximumFractionDigits: DECIMALS[id],
  }).format(isRatio(id) ? value * 100 : value);
}

function plain(language: ChannelLanguage, id: MeasureId, value: number): string {
  return digits(language, id, value, id === SIGNED ? 'exceptZero' : 'auto');
}

/** A value with its unit: 42.3%, 1.84. */
export function valueText(language: ChannelLanguage, id: MeasureId, value: number): string {
  return `${plain(language, id, value)}${isRatio(id) ? '%' : ''}`;
}

/** A 95 % interval: 38.1 – 46.5%. */
export function intervalText(language: ChannelLanguage, id: MeasureId, { low, high }: Measure): string {
  return `${plain(language, id, low)} – ${valueText(language, id, high)}`;
}

/** A difference with its sign, of ratios in points. What rounds to nothing has no sign. */
export function differenceText(language: ChannelLanguage, id: MeasureId, difference: number): string {
  return digits(language, id, difference, 'exceptZero').replace(/^[-−](0(?:[.,]0+)?)$/u, '$1');
}

/** The 95 % interval of a change, without units. */
export function changeIntervalText(language: ChannelLanguage, id: MeasureId, { low, high }: Change): string {
  return `${differenceText(language, id, low)} – ${differenceText(language, id, high)}`;
}

export const countText = (language: ChannelLanguage, count: number): string =>
  new Intl.NumberFormat(language).format(count);
