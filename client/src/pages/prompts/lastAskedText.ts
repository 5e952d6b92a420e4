import type { IntlShape } from 'react-intl';
import type { ManagedPrompt } from '#client/api/managedPromptSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';

/** When a prompt was last asked. One with answers was asked, also where the provider does not say when. */
export function lastAskedText(
  intl: IntlShape,
  { last_asked_at: at, answers }: Pick<ManagedPrompt, 'last_asked_at' | 'answers'>,
): string {
  if (at !== null) return formatInstant(intl, at);
  return answers > 0 ? '–' : intl.formatMessage({ id: 'prompt.neverAsked' });
}
