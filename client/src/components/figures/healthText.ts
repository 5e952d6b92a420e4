import type { IntlShape } from 'react-intl';
import type { SamplingHealth } from '../../api/workplaceSchemas.ts';
import { formatCount } from './formats.ts';

/** In a word whether the answers of a project come in as they should; null: the provider says what we do not know. */
export function healthText(intl: IntlShape, { state }: Pick<SamplingHealth, 'state'>): string | null {
  return state === 'unknown' ? null : intl.formatMessage({ id: `workplace.health.${state}` });
}

/** How many answers were asked for, and of how many that the pace lets expect. */
export function askedText(intl: IntlShape, { asked, expected }: Pick<SamplingHealth, 'asked' | 'expected'>): string {
  const count = formatCount(intl, asked);
  return expected === null
    ? intl.formatMessage({ id: 'workplace.health.asked' }, { asked: count })
    : intl.formatMessage({ id: 'workplace.health.askedOf' }, { asked: count, expected: formatCount(intl, expected) });
}
