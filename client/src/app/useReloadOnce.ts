import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { storageKeys } from '../lib/storage.ts';
import type { BrowserStorage } from '../lib/storage.ts';
import { useStores } from '../stores/useStores.ts';

const markSchema = v.object({ at: v.number() });
/** A chunk still missing this soon after a reload will not be fixed by another reload. */
const AGAIN_MS = 60_000;

/** Without storage nothing could limit the reloads, so there is none. */
function mayReload(storage: BrowserStorage): boolean {
  const before = storage.readTabJson(storageKeys.reloaded);
  const mark = v.safeParse(markSchema, before);
  if (mark.success && Math.abs(Date.now() - mark.output.at) < AGAIN_MS) return false;
  storage.writeTabJson(storageKeys.reloaded, { at: Date.now() });
  return storage.readTabJson(storageKeys.reloaded) !== null;
}

/**
 * Reloads the app when a chunk is missing, as after a deployment, which renames the chunks. Only once: if it is missing again right after,
 * something else is wrong.
 * @param lost a chunk could not be loaded
 * @returns whether a reload is in progress
 */
export function useReloadOnce(lost: boolean): boolean {
  const { storage } = useStores();
  const [gaveUp, setGaveUp] = useState(false);
  useEffect(() => {
    if (!lost) return undefined;
    // Not during render: an error component may render twice, and the second attempt would count as the second failure.
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
