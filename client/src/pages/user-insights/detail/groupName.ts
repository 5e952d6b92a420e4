import type { IntlShape } from 'react-intl';
import type { UserInsightDetail } from '#client/api/userInsightSchemas.ts';
import { personaName } from '#client/components/answers/personaName.ts';
import { joinTexts } from '#client/lib/stripBidi.ts';

/** The name of a persona or a theme. */
export function groupName(intl: IntlShape, { kind, id, name, terms }: UserInsightDetail): string {
  return kind === 'persona' ? personaName(intl, { id, name }) : joinTexts(terms, ' · ');
}
