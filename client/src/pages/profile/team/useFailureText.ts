import { useIntl } from 'react-intl';
import { errorMessageId } from '../../../i18n/errorMessageId.ts';
import { isApiError } from '../../../lib/ApiError.ts';

/** Why a change to the team failed: what the server says of a field, that it wants an admin, or what is said of any failure. */
export function useFailureText(): (error: unknown) => string {
  const intl = useIntl();
  return (error) => {
    const [refused] = isApiError(error) ? Object.values(error.fieldErrors) : [];
    if (refused !== undefined) return refused;
    const forbidden = isApiError(error) && error.kind === 'forbidden';
    return intl.formatMessage({ id: forbidden ? 'team.forbidden' : errorMessageId(error) });
  };
}
