import type { IntlShape } from 'react-intl';
import { rulePersonas } from '#client/api/personaSchemas.ts';

/** Name of a persona: the project's own name, or the translated name of a built-in one. */
export function personaName(
  intl: IntlShape,
  { id, name }: { readonly id: string; readonly name: string | null },
): string {
  const rule = rulePersonas.find((one) => one === id);
  return name ?? intl.formatMessage({ id: `answers.persona.${rule ?? 'own'}` });
}
