import { useIntl } from 'react-intl';
import { failureText } from '#client/i18n/failureText.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import { providerWords } from '#client/lib/providerWords.ts';

/** Why a change to the team failed: the server's message for a field, missing admin rights, or a general error text. */
export function useFailureText(): (error: unknown) => string {
  const intl = useIntl();
  return (error) => {
    const [refused] = isApiError(error) ? Object.values(error.fieldErrors) : [];
    if (refused !== undefined) return refused;
    if (!isApiError(error) || error.kind !== 'forbidden') return failureText(intl, error);
    const explanation = intl.formatMessage({ id: 'team.forbidden' });
    const words = providerWords(error);
    return words === null ? explanation : intl.formatMessage({ id: 'error.withDetail' }, { explanation, words });
  };
}
