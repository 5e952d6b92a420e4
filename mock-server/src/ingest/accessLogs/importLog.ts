import { mergeTraffic } from '#server/analysis/traffic/mergeTraffic.ts';
import { emptyTrafficLog } from '#server/analysis/traffic/TrafficLog.ts';
import { badInput } from '#server/refusal/MockError.ts';
import type { TrafficStore } from '#server/store/traffic/TrafficStore.ts';
import type { LogRequest, ReadLog } from './readLog.ts';

export type LogOrder = Omit<LogRequest, 'spans'>;

/**
 * Adds a log to a project's traffic. The time zone of the first log applies to all, because its days are counted already. Lines of a time
 * that was imported before are skipped, so that a log that grew, or the same one again, is not counted twice. The caller must hold the
 * project's lock: changes of another process would be lost.
 * @param read reads the file, in this thread or another
 * @throws errors of `read` and the store, and MockError (422) for a log that is counted for another site; the stored data then stays
 * unchanged.
 */
export async function importLog(
  store: TrafficStore,
  projectId: string,
  order: LogOrder,
  read: (request: LogRequest) => Promise<ReadLog>,
): Promise<ReadLog['result']> {
  const present = store.of(projectId) ?? emptyTrafficLog(order.timeZone);
  const { timeZone, spans } = present;
  const { log, result, elsewhere } = await read({ ...order, timeZone, spans });
  if (elsewhere !== null) {
    throw badInput('site', {
      zh: `这份日志里的请求已经按“${elsewhere}”统计过，为避免重复没有再次导入。如果当时网站填错了，请先清除全部日志数据，再按正确的网站重新导入`,
      en: `the requests of this log are already counted for ${elsewhere}, so nothing was imported. If that website was wrong, clear all log data, then import the logs again for the right one`,
    });
  }
  // The logs may have been deleted while this one was read.
  if (log !== null) store.put(projectId, mergeTraffic(store.of(projectId) ?? emptyTrafficLog(timeZone), log));
  return result;
}
