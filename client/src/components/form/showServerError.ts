import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { errorMessageId } from '../../i18n/errorMessageId.ts';
import type { MessageId } from '../../i18n/MessageId.ts';
import { isApiError } from '../../lib/ApiError.ts';

/** Codes of the login calls that have words of their own. */
const TOO_MANY = 429;

interface ServerErrorTexts<Fields extends FieldValues> {
  /** The text for a refusal, and the field it belongs to. */
  readonly refused: { readonly field: Path<Fields>; readonly messageId: MessageId };
}

/**
 * Puts a failed login or registration where it belongs: a refusal at its field, everything else above the form.
 * Said exactly once: the API layer itself shows nothing.
 */
export function showServerError<Fields extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Fields>,
  { refused }: ServerErrorTexts<Fields>,
): void {
  if (isApiError(error) && error.code === TOO_MANY) {
    setError('root', { message: 'password.tooMany' satisfies MessageId });
    return;
  }
  if (isApiError(error) && error.kind === 'validation') {
    const named = Object.entries(error.fieldErrors);
    // A field the form has not: an invitation's code stands in the address.
    if (named[0] !== undefined && !named.some(([field]) => field === refused.field)) {
      setError('root', { message: named[0][1] });
      return;
    }
    setError(refused.field, { message: refused.messageId }, { shouldFocus: true });
    return;
  }
  setError('root', { message: errorMessageId(error) });
}
