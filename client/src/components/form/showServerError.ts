import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { IntlShape } from 'react-intl';
import { isRefusedOnTheWay } from '#client/i18n/errorMessageId.ts';
import { errorText } from '#client/i18n/errorText.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import { loginWords, providerWords, saidWords } from '#client/lib/providerWords.ts';

/** Codes of the login calls that have messages of their own. */
const TOO_MANY = 429;
const NOT_ACCEPTED = 401;

interface ServerErrorTexts<Fields extends FieldValues> {
  /** Message for a refusal without a provider message, and the field where it is shown. */
  readonly refused: { readonly field: Path<Fields>; readonly messageId: MessageId };
  /** Text for a server without the call that says nothing itself, where that means more than a missing part. */
  readonly absent?: string;
}

/**
 * Shows the error of a failed login or registration: a refusal at its field, other errors above the form; with the provider's message if
 * there is one.
 * This is the only place that shows it: the API layer shows nothing.
 */
export function showServerError<Fields extends FieldValues>(
  intl: IntlShape,
  error: unknown,
  setError: UseFormSetError<Fields>,
  { refused, absent }: ServerErrorTexts<Fields>,
): void {
  if (isApiError(error) && error.code === TOO_MANY) {
    setError('root', { message: providerWords(error) ?? ('password.tooMany' satisfies MessageId) });
    return;
  }
  // Nobody is logged in, so there is no session that could have expired: 401 means that the input was not accepted.
  const isRefused =
    isApiError(error) && !isRefusedOnTheWay(error) && (error.kind === 'unauthorized' || error.code === NOT_ACCEPTED);
  if (isRefused || (isApiError(error) && error.kind === 'validation')) {
    const named = Object.entries(error.fieldErrors);
    // A field that is not in the form: the code of an invitation is in the address.
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
  if (isApiError(error) && error.kind === 'notOffered' && absent !== undefined) {
    const said = error.code === undefined ? null : saidWords(error.message);
    setError('root', { message: said ?? absent });
    return;
  }
  setError('root', { message: errorText(intl, error) });
}
