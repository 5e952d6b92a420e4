import type { IntlShape } from 'react-intl';
import type { SamplingHealth } from '../../api/workplaceSchemas.ts';

/** In a word whether the answers of a project come in as they should; null: the provider says what we do not know. */
export function healthText(intl: IntlShape, { state }: SamplingHealth): string | null {
  return state === 'unknown' ? null : intl.formatMessage({ id: `workplace.health.${state}` });
}
