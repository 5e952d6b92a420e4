import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { IntlShape } from 'react-intl';
import { errorText } from '../../i18n/errorText.ts';
import type { MessageId } from '../../i18n/MessageId.ts';
import { isApiError } from '../../lib/ApiError.ts';
import { loginWords, providerWords } from '../../lib/providerWords.ts';

/** Codes of the login calls that have words of their own. */
const TOO_MANY = 429;
const NOT_ACCEPTED = 401;

interface ServerErrorTexts<Fields extends FieldValues> {
  /** The text for a refusal of which the provider says nothing, and the field it belongs to. */
  readonly refused: { readonly field: Path<Fields>; readonly messageId: MessageId };
}

/**
 * Puts a failed login or registration where it belongs: a refusal at its field, everything else above the form; in the words of
 * the provider where it has some.
 * Said exactly once: the API layer itself shows nothing.
 */
export function showServerError<Fields extends FieldValues>(
  intl: IntlShape,
  error: unknown,
  setError: UseFormSetError<Fields>,
  { refused }: ServerErrorTexts<Fields>,
): void {
  if (isApiError(error) && error.code === TOO_MANY) {
    setError('root', { message: providerWords(error) ?? ('password.tooMany' satisfies MessageId) });
    return;
  }
  // Nobody is logged in yet whose session could be over: what was typed is not accepted.
  const isRefused = isApiError(error) && (error.kind === 'unauthorized' || error.code === NOT_ACCEPTED);
  if (isRefused || (isApiError(error) && error.kind === 'validation')) {
    const named = Object.entries(error.fieldErrors);
    // A field the form has not: an invitation's code stands in the address.
    if (named[0] !== undefined && !named.some(([field]) => field === refused.field)) {
      setError('root', { message: named[0][1] });
      return;
    }
    setError(
      refused.field,
      { message: loginWords(error) ?? providerWords(error) ?? refused.messageId },
      { shouldFocus: true },
    );
    return;
  }
  setError('root', { message: errorText(intl, error) });
}
