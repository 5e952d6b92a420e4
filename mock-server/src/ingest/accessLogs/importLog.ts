import { mergeTraffic } from '../../analysis/traffic/mergeTraffic.ts';
import { emptyTrafficLog } from '../../analysis/traffic/TrafficLog.ts';
import type { TrafficStore } from '../../store/traffic/TrafficStore.ts';
import type { LogRequest, ReadLog } from './readLog.ts';

export type LogOrder = Omit<LogRequest, 'spans'>;

/**
 * Adds a log to those of a project. The zone of the first one stays that of all, since its days are counted already; lines of a
 * time that was told of before are passed over, so that a log that grew, or the same one again, adds nothing twice. The caller holds the
 * lock of the project: what another process adds meanwhile would be lost.
 * @param read reads the file, here or in another thread
 * @throws what `read` and the store throw; what was there then stays.
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
  // Somebody may have taken the logs away while this one was read.
  if (log !== null) store.put(projectId, mergeTraffic(store.of(projectId) ?? emptyTrafficLog(timeZone), log));
  return result;
}
