import { observer } from 'mobx-react-lite';
import { useEndStarting } from '../../components/ui/useEndStarting.ts';
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
  useEndStarting();
  return null;
});
