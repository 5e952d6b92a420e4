import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { IntlShape } from 'react-intl';
import { failureText } from '#client/i18n/failureText.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import { providerWords } from '#client/lib/providerWords.ts';

const TOO_MANY = 429;

interface Refusal<Fields extends FieldValues> {
  /** The server's name of the field. */
  readonly named: string;
  readonly field: Path<Fields>;
  readonly messageId: MessageId;
}

/** Shows a failed save: a validation error at the field that the server names, anything else above the form. */
export function showSaveError<Fields extends FieldValues>(
  intl: IntlShape,
  error: unknown,
  setError: UseFormSetError<Fields>,
  refusals: readonly Refusal<Fields>[],
): void {
  if (isApiError(error) && error.code === TOO_MANY) {
    setError('root', { message: providerWords(error) ?? ('password.tooMany' satisfies MessageId) });
    return;
  }
  const named = isApiError(error) ? refusals.filter((refusal) => refusal.named in error.fieldErrors) : [];
  for (const [index, { field, messageId }] of named.entries()) {
    setError(field, { message: messageId }, { shouldFocus: index === 0 });
  }
  if (named.length === 0) setError('root', { message: failureText(intl, error) });
}
