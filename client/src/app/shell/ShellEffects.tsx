import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStores } from '#client/stores/useStores.ts';
import { followDay } from './followDay.ts';
import { ignoreComposingKeys } from './ignoreComposingKeys.ts';
import { keepOutFiles } from './keepOutFiles.ts';
import { reachNotices } from './reachNotices.ts';
import { useTabVisits } from './tabs/useTabVisits.ts';
import { useDevice } from './useDevice.ts';
import { useServerMenu } from './useServerMenu.ts';
import { useSessionData } from './useSessionData.ts';
import { useTakenRights } from './useTakenRights.ts';

/**
 * Side effects of the frame. A component of its own, because it depends on the address: inside the frame, every filter change would render
 * the whole frame.
 */
export const ShellEffects = observer(function ShellEffects(): null {
  const { filters } = useStores();
  useEffect(() => followDay({ filters }), [filters]);
  useEffect(ignoreComposingKeys, []);
  useEffect(keepOutFiles, []);
  useEffect(reachNotices, []);
  useDevice();
  useSessionData();
  useServerMenu();
  useTabVisits();
  useTakenRights();
  return null;
});
