import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { storageKeys } from '../lib/storage.ts';
import type { BrowserStorage } from '../lib/storage.ts';
import { useStores } from '../stores/useStores.ts';

const markSchema = v.object({ at: v.number() });
/** A file still missing this soon after loading the app anew will not come by loading it once more. */
const AGAIN_MS = 60_000;

/** Where nothing can be kept nothing would end the attempts, so there is none. */
function mayReload(storage: BrowserStorage): boolean {
  const before = storage.readTabJson(storageKeys.reloaded);
  const mark = v.safeParse(markSchema, before);
  if (mark.success && Math.abs(Date.now() - mark.output.at) < AGAIN_MS) return false;
  storage.writeTabJson(storageKeys.reloaded, { at: Date.now() });
  return storage.readTabJson(storageKeys.reloaded) !== null;
}

/**
 * Loads the app anew when a file of it is gone, as after a deployment: the new one names other files. Once: when it is gone
 * again right after, something else is wrong.
 * @param lost a file could not be fetched
 * @returns whether that is under way
 */
export function useReloadOnce(lost: boolean): boolean {
  const { storage } = useStores();
  const [gaveUp, setGaveUp] = useState(false);
  useEffect(() => {
    if (!lost) return undefined;
    // Not while drawing: what draws an error may be drawn twice, and the second attempt would be taken for the second failure.
    const timer = setTimeout(() => {
      if (mayReload(storage)) window.location.reload();
      else setGaveUp(true);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [lost, storage]);
  return lost && !gaveUp;
}
