import type { UseFormSetError } from 'react-hook-form';
import type { IntlShape } from 'react-intl';
import { failureText } from '#client/i18n/failureText.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import type { PromptFields } from './promptFormSchema.ts';

const FIELDS = ['text', 'topic', 'tags'] as const;

/** Shows a validation error at the field that the server names (`prompts[0].text`), in its words; anything else above the form. */
export function showPromptError(intl: IntlShape, error: unknown, setError: UseFormSetError<PromptFields>): void {
  const refused = isApiError(error) ? Object.entries(error.fieldErrors) : [];
  const named = refused.flatMap(([path, message]) => {
    const field = FIELDS.find((candidate) => path.split(/[.[\]]/u).includes(candidate));
    return field === undefined ? [] : [{ field, message }];
  });
  for (const { field, message } of named) setError(field, { message }, { shouldFocus: true });
  if (named.length === 0) setError('root', { message: failureText(intl, error) });
}
