import type { IntlShape } from 'react-intl';
import { rulePersonas } from '../../api/personaSchemas.ts';

/** What a kind of asker is called: the project's own word, or the reader's word for one of the rules. */
export function personaName(
  intl: IntlShape,
  { id, name }: { readonly id: string; readonly name: string | null },
): string {
  const rule = rulePersonas.find((one) => one === id);
  return name ?? intl.formatMessage({ id: `answers.persona.${rule ?? 'own'}` });
}
