import { observer } from 'mobx-react-lite';
import { useTabVisits } from './tabs/useTabVisits.ts';
import { useDevice } from './useDevice.ts';
import { useServerMenu } from './useServerMenu.ts';
import { useSessionData } from './useSessionData.ts';

/**
 * What the frame does and nobody sees. By itself, because it follows the address: inside the frame, every filter chosen would
 * draw the whole of it again.
 */
export const ShellEffects = observer(function ShellEffects(): null {
  useDevice();
  useSessionData();
  useServerMenu();
  useTabVisits();
  return null;
});
