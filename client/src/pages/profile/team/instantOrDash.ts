import type { IntlShape } from 'react-intl';
import { formatInstant } from '#client/components/answers/formatInstant.ts';

/** A moment, or a dash where the provider does not say when. */
export const instantOrDash = (intl: IntlShape, at: string): string => (at === '' ? '–' : formatInstant(intl, at));
