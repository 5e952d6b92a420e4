import type { IntlShape } from 'react-intl';

/** Regions that are not countries: Intl has no display names for them. */
const PARTS = [
  'CN-BJ',
  'CN-SH',
  'CN-TJ',
  'CN-CQ',
  'CN-GD',
  'CN-ZJ',
  'CN-JS',
  'CN-SC',
  'CN-HB',
  'CN-HN',
  'CN-HA',
  'CN-SD',
  'CN-SN',
  'CN-FJ',
  'CN-DB',
  'EU',
  'SEA',
] as const;

/** The display name of a region; null: questions without one. */
export function regionName(intl: IntlShape, id: string | null): string {
  if (id === null) return intl.formatMessage({ id: 'insights.region.none' });
  const part = PARTS.find((one) => one === id);
  if (part !== undefined) return intl.formatMessage({ id: `insights.region.${part}` });
  return /^[A-Z]{2}$/u.test(id) ? (intl.formatDisplayName(id, { type: 'region' }) ?? id) : id;
}
