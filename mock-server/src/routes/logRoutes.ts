import { rm } from 'node:fs/promises';
import type { LogFormat, LogInspection, LogJob, LogResult } from '../../../client/src/api/trafficSchemas.ts';
import { madeOnce } from '../../../client/src/lib/madeOnce.ts';
import { SENT } from '../http/Call.ts';
import type { SignedCall } from '../http/Call.ts';
import { badInput, MockError } from '../http/MockError.ts';
import { readBody, readQuery } from '../http/readInput.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { logImportRequest, logJobRequest } from '../http/requests/trafficRequests.ts';
import type { Locale } from '../http/text.ts';
import { explainFailure } from '../import/explainFailure.ts';
import { FileDesk } from '../import/FileDesk.ts';
import type { FileJob, FileWork, OwnedFile } from '../import/FileDesk.ts';
import { receiveUpload } from '../import/receiveUpload.ts';
import { runInThread } from '../import/runInThread.ts';
import { TaskQueue } from '../import/TaskQueue.ts';
import { definitionOfCall } from '../projects/definitionOfCall.ts';
import { projectOfCall } from '../projects/projectOfCall.ts';
import type { MockState } from '../state/MockState.ts';
import { importLog } from '../traffic/importLog.ts';
import type { LogOrder } from '../traffic/importLog.ts';
import { inspectLog } from '../traffic/inspectLog.ts';
import { siteOf } from '../traffic/siteOf.ts';

type StoredLog = OwnedFile & { readonly gzip: boolean; readonly format: LogFormat; readonly hasHosts: boolean };
type LogDesk = FileDesk<StoredLog, LogResult>;

/** Access logs in through the browser: a look at the file first, then the import as a job of its own. */
export function addLogRoutes(routes: RouteTable): void {
  const deskOf = madeOnce<MockState, LogDesk>(() => new FileDesk(({ written }) => written));
  const imports = new TaskQueue();
  routes.signed('post', '/api/front/traffic/inspect', (call) => inspect(call, deskOf(call.state)));
  routes.signed('post', '/api/front/traffic/import', (call) => start(call, deskOf(call.state), imports));
  routes.signed('get', '/api/front/traffic/job', (call) => showJob(call, deskOf(call.state)));
}

async function inspect(call: SignedCall, desk: LogDesk): Promise<LogInspection | typeof SENT> {
  const [own] = definitionOfCall(call).brands;
  const file = await receiveUpload(call);
  if (file === SENT) return SENT;
  try {
    const found = await inspectLog(file.path, call.services.environment.now());
    const { gzip, format, hosts } = found;
    if (format === null) await rm(file.path, { force: true });
    else desk.keep({ ...file, userId: call.user.id, gzip, format, hasHosts: hosts.length > 0 });
    return { file_id: file.id, file_name: file.name, bytes: file.bytes, ...found, site: own?.domains[0] ?? '' };
  } catch (error) {
    await rm(file.path, { force: true });
    throw badInput('file', explainFailure(error));
  }
}

function start(call: SignedCall, desk: LogDesk, imports: TaskQueue): LogJob {
  const { file_id: id, site: typed, server, time_zone: timeZone } = readBody(call.request.body, logImportRequest);
  const file = desk.file(call.user.id, id);
  if (!file) throw badInput('file_id', { zh: '文件已不在，请重新上传', en: 'is no file of yours: upload it again' });
  const site = siteOf(typed);
  // Where the lines name their hosts the site is only a name for the log.
  if (site === null && !(file.hasHosts && typed === '')) {
    throw badInput('site', { zh: '请填写网站域名，如 www.example.com', en: 'must be a host such as www.example.com' });
  }
  const { path, name: fileName, gzip, format } = file;
  const now = call.services.environment.now();
  const order = { path, fileName, gzip, format, site: site ?? '', server, timeZone, now };
  return jobReply(
    desk.start(file, call.services.environment.secret(), workOf(call, file, order, imports)),
    call.locale,
  );
}

function workOf(call: SignedCall, { bytes }: StoredLog, order: LogOrder, imports: TaskQueue): FileWork<LogResult> {
  const { id } = projectOfCall(call);
  return (onProgress) =>
    imports.run(() =>
      importLog(call.state.traffic, id, order, (request) =>
        runInThread(
          { kind: 'log', request },
          { onProgress: (progress) => onProgress(Math.min(1, progress.bytes / Math.max(1, bytes)), progress.rows) },
        ),
      ),
    );
}

function showJob(call: SignedCall, desk: LogDesk): LogJob {
  const { job_id: id } = readQuery(call.request.url, logJobRequest);
  const job = desk.job(call.user.id, id);
  if (!job) throw new MockError(404, { zh: '没有该导入任务', en: 'there is no such import' }, { field: 'job_id' });
  return jobReply(job, call.locale);
}

function jobReply({ id, state }: FileJob<LogResult>, locale: Locale): LogJob {
  switch (state.state) {
    case 'running':
      return { job_id: id, state: 'running', share: state.share, lines: state.rows };
    case 'done':
      return { job_id: id, ...state };
    case 'failed':
      return { job_id: id, state: 'failed', reason: state.reason[locale] };
  }
}
