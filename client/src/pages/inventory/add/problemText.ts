import type { IntlShape } from 'react-intl';
import type { PageProblem } from '#client/api/ownPageSchemas.ts';

/** The reason for a failed fetch, as a sentence. */
export function problemText(intl: IntlShape, { kind, detail }: PageProblem): string {
  return intl.formatMessage({ id: `inventory.problem.${kind}` }, { detail });
}
