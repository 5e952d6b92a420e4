import type { IntlShape } from 'react-intl';
import type { PageProblem } from '#client/api/ownPageSchemas.ts';

/** Why a page could not be read, in a sentence. */
export function problemText(intl: IntlShape, { kind, detail }: PageProblem): string {
  return intl.formatMessage({ id: `inventory.problem.${kind}` }, { detail });
}
