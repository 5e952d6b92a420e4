import { useIntl } from 'react-intl';
import { isDimmed } from '#client/components/offers/absentPage.ts';
import { useStores } from '#client/stores/useStores.ts';

/** Why a menu page is dimmed; null if it is not, or not yet known. Use it inside an observer. */
export function useDimmed(): (path: string | undefined) => string | null {
  const intl = useIntl();
  const { offers } = useStores();
  return (path) =>
    path !== undefined && isDimmed(offers, path) ? intl.formatMessage({ id: 'notOffered.title' }) : null;
}
