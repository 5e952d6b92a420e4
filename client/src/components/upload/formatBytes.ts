import type { IntlShape } from 'react-intl';

const STEP = 1000;
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A file size in the unit that keeps it short. */
export function formatBytes(intl: Pick<IntlShape, 'formatNumber'>, bytes: number): string {
  const place = Math.min(UNITS.length - 1, bytes < STEP ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / STEP ** place;
  return intl.formatNumber(value, {
    style: 'unit',
    unit: UNITS[place] ?? 'byte',
    unitDisplay: place === 0 ? 'long' : 'short',
    maximumFractionDigits: place === 0 || value >= 100 ? 0 : 1,
  });
}
