import type { IntlShape } from 'react-intl';

/** A duration in its two largest units: 45 s, 3 min 20 s, 2 h 5 min. */
export function formatSeconds(intl: IntlShape, seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [
    ['hour', Math.floor(whole / 3600)],
    ['minute', Math.floor((whole % 3600) / 60)],
    ['second', whole % 60],
  ] as const;
  const first = parts.findIndex(([, count]) => count > 0);
  const shown = first === -1 ? parts.slice(2) : parts.slice(first, first + 2).filter(([, count]) => count > 0);
  return shown
    .map(([unit, count]) => intl.formatNumber(count, { style: 'unit', unit, unitDisplay: 'short' }))
    .join(' ');
}
