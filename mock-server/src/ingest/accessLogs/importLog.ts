import { mergeTraffic } from '#server/analysis/traffic/mergeTraffic.ts';
import { emptyTrafficLog } from '#server/analysis/traffic/TrafficLog.ts';
import type { TrafficStore } from '#server/store/traffic/TrafficStore.ts';
import type { LogRequest, ReadLog } from './readLog.ts';

export type LogOrder = Omit<LogRequest, 'spans'>;

/**
 * Adds a log to a project's traffic. The time zone of the first log applies to all, because its days are counted already. Lines of a time
 * that was imported before are skipped, so that a log that grew, or the same one again, is not counted twice. The caller must hold the
 * project's lock: changes of another process would be lost.
 * @param read reads the file, in this thread or another
 * @throws errors of `read` and the store; the stored data then stays unchanged.
 */
export async function importLog(
  store: TrafficStore,
  projectId: string,
  order: LogOrder,
  read: (request: LogRequest) => Promise<ReadLog>,
): Promise<ReadLog['result']> {
  const present = store.of(projectId) ?? emptyTrafficLog(order.timeZone);
  const { timeZone, spans } = present;
  const { log, result } = await read({ ...order, timeZone, spans });
  // The logs may have been deleted while this one was read.
  if (log !== null) store.put(projectId, mergeTraffic(store.of(projectId) ?? emptyTrafficLog(timeZone), log));
  return result;
}
