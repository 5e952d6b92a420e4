import type { IntlShape } from 'react-intl';
import { formatInstant } from '#client/components/answers/formatInstant.ts';

/** An instant, or a dash where the provider does not say. */
export const instantOrDash = (intl: IntlShape, at: string): string => (at === '' ? '–' : formatInstant(intl, at));
