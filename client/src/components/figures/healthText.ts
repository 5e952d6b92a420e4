import type { IntlShape } from 'react-intl';
import type { SamplingHealth } from '#client/api/workplaceSchemas.ts';
import { formatCount } from './formats.ts';

/** One word on whether the answers of a project arrive as planned; null: the provider sent an unknown state. */
export function healthText(intl: IntlShape, { state }: Pick<SamplingHealth, 'state'>): string | null {
  return state === 'unknown' ? null : intl.formatMessage({ id: `workplace.health.${state}` });
}

/** The number of answers asked for, and the number expected at the plan's pace. */
export function askedText(intl: IntlShape, { asked, expected }: Pick<SamplingHealth, 'asked' | 'expected'>): string {
  const count = formatCount(intl, asked);
  return expected === null
    ? intl.formatMessage({ id: 'workplace.health.asked' }, { asked: count })
    : intl.formatMessage({ id: 'workplace.health.askedOf' }, { asked: count, expected: formatCount(intl, expected) });
}
