import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { storageKeys } from '../lib/storage.ts';
import type { BrowserStorage } from '../lib/storage.ts';
import { useStores } from '../stores/useStores.ts';

const markSchema = v.object({ at: v.number() });
/** A chunk still missing this soon after a reload will not be fixed by another reload. */
const AGAIN_MS = 60_000;
/** How often an unreachable server is looked for. */
const CHECK_MS = 3000;

/** Without storage nothing could limit the reloads, so there is none. */
function mayReload(storage: BrowserStorage): boolean {
  const before = storage.readTabJson(storageKeys.reloaded);
  const mark = v.safeParse(markSchema, before);
  if (mark.success && Math.abs(Date.now() - mark.output.at) < AGAIN_MS) return false;
  storage.writeTabJson(storageKeys.reloaded, { at: Date.now() });
  return storage.readTabJson(storageKeys.reloaded) !== null;
}

/** Whether anything answers at the address of the page: without it, a reload ends on an error page of the browser. */
async function isReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, { cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

type Outcome = 'reloading' | 'still lost' | 'unreachable';

/**
 * Reloads the app when a chunk is missing, as after a deployment, which renames the chunks. Only once: if it is missing again right after,
 * something else is wrong. Without a connection it waits for one.
 * @param lost a chunk could not be loaded
 * @returns what came of it, and what tries again
 */
export function useReloadOnce(lost: boolean): { readonly outcome: Outcome; readonly retry: () => void } {
  const { storage } = useStores();
  const [outcome, setOutcome] = useState<Outcome>('reloading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!lost) return undefined;
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    const reload = async (): Promise<void> => {
      const reachable = await isReachable();
      if (left) return;
      if (!reachable) {
        setOutcome('unreachable');
        timer = setTimeout(() => void reload(), CHECK_MS);
      } else if (mayReload(storage)) {
        window.location.reload();
      } else {
        setOutcome('still lost');
      }
    };
    // Not during render: an error component may render twice, and the second attempt would count as the second failure.
    timer = setTimeout(() => void reload());
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [attempt, lost, storage]);
  return {
    outcome,
    retry: () => {
      setAttempt((before) => before + 1);
    },
  };
}
