import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#client/i18n/failureText.ts';
import { useStores } from '#client/stores/useStores.ts';

/** Runs an async action on a button press; shows a failure as a notice. */
export function useBusy() {
  const intl = useIntl();
  const { notices } = useStores();
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notices.show({ key: 'channels', intent: 'error', text: failureText(intl, error) });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
