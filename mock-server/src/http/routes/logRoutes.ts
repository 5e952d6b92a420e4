import { rm } from 'node:fs/promises';
import pLimit from 'p-limit';
import type { LimitFunction } from 'p-limit';
import type { LogFormat, LogInspection, LogJob, LogResult } from '#client/api/trafficSchemas.ts';
import { memoize } from '#client/lib/memoize.ts';
import { importLog } from '#server/ingest/accessLogs/importLog.ts';
import type { LogOrder } from '#server/ingest/accessLogs/importLog.ts';
import { inspectLog } from '#server/ingest/accessLogs/inspectLog.ts';
import { siteOf } from '#server/ingest/accessLogs/siteOf.ts';
import { runInThread } from '#server/ingest/threads/runInThread.ts';
import { badInput, noSuch } from '#server/refusal/MockError.ts';
import type { Locale } from '#server/refusal/text.ts';
import { explainFailure } from '#server/service/imports/explainFailure.ts';
import { FileStore } from '#server/service/imports/FileStore.ts';
import type { FileJob, FileWork, OwnedFile } from '#server/service/imports/FileStore.ts';
import { CANCELLED } from '#server/service/JobRegistry.ts';
import type { ProjectSession } from '#server/service/ProjectSession.ts';
import { ProjectLock } from '#server/store/projectFiles/ProjectLock.ts';
import type { MockState } from '#server/store/session/MockState.ts';
import { SENT } from '../Call.ts';
import type { SignedCall } from '../Call.ts';
import { readQuery } from '../readInput.ts';
import { receiveUpload } from '../receiveUpload.ts';
import { emptyRequest } from '../requests/fields.ts';
import { logImportRequest, logJobRequest } from '../requests/trafficRequests.ts';
import type { RouteTable, BodyCall } from '../RouteTable.ts';

type StoredLog = OwnedFile & { readonly gzip: boolean; readonly format: LogFormat; readonly hasHosts: boolean };
type LogService = FileStore<StoredLog, LogResult>;

/** Import of access logs by upload: an inspection of the file, then the import as a job. */
export function addLogRoutes(routes: RouteTable): void {
  const serviceOf = memoize<MockState, LogService>(() => new FileStore(({ written }) => written));
  const imports = pLimit(1);
  routes.project('post', '/api/front/traffic/inspect', emptyRequest, ({ call, project }) =>
    inspect(call, project, serviceOf(call.state)),
  );
  routes.project('post', '/api/front/traffic/import', logImportRequest, (call) =>
    start(call, serviceOf(call.project.state), imports),
  );
  routes.signed('get', '/api/front/traffic/job', (call) => showJob(call, serviceOf(call.state)));
}

async function inspect(
  call: SignedCall,
  project: ProjectSession,
  service: LogService,
): Promise<LogInspection | typeof SENT> {
  const [own] = project.definition.brands;
  const file = await receiveUpload(call);
  if (file === SENT) return SENT;
  try {
    const found = await inspectLog(file.path, call.services.environment.now());
    const { gzip, format, hosts } = found;
    if (format === null) await rm(file.path, { force: true });
    else service.keep({ ...file, userId: call.user.id, gzip, format, hasHosts: hosts.length > 0 });
    return { file_id: file.id, file_name: file.name, bytes: file.bytes, ...found, site: own?.domains[0] ?? '' };
  } catch (error) {
    await rm(file.path, { force: true });
    throw badInput('file', explainFailure(error));
  }
}

function start(
  { call, project, body }: BodyCall<typeof logImportRequest>,
  service: LogService,
  imports: LimitFunction,
): LogJob {
  const { file_id: id, site: typed, server, time_zone: timeZone } = body;
  const file = service.file(call.user.id, id);
  if (!file) {
    throw badInput('file_id', { zh: '文件已不在，请重新上传', en: 'is no longer on the server: upload it again' });
  }
  const site = siteOf(typed);
  // When the lines name their hosts, `site` is only a label of the log.
  if (site === null && !(file.hasHosts && typed === '')) {
    throw badInput('site', { zh: '请填写网站域名，如 www.example.com', en: 'must be a host such as www.example.com' });
  }
  const { path, name: fileName, gzip, format } = file;
  const now = call.services.environment.now();
  const order = { path, fileName, gzip, format, site: site ?? '', server, timeZone, now };
  return jobReply(
    service.start(file, call.services.environment.secret(), workOf(project, file, order, imports)),
    call.locale,
  );
}

function workOf(
  { id, state, server: { dataDir } }: ProjectSession,
  { bytes }: StoredLog,
  order: LogOrder,
  imports: LimitFunction,
): FileWork<LogResult> {
  return (onProgress) =>
    imports(() =>
      ProjectLock.hold(dataDir, id, () =>
        importLog(state.traffic, id, order, (request) =>
          runInThread(
            { kind: 'log', request },
            { onProgress: (progress) => onProgress(Math.min(1, progress.bytes / Math.max(1, bytes)), progress.rows) },
          ),
        ),
      ),
    );
}

function showJob(call: SignedCall, service: LogService): LogJob {
  const { job_id: id } = readQuery(call.request.url, logJobRequest);
  const job = service.job(call.user.id, id);
  if (!job) throw noSuch('job_id', { zh: '该导入任务已结束或不存在', en: 'This import has ended or does not exist' });
  return jobReply(job, call.locale);
}

function jobReply({ id, state, progress }: FileJob<LogResult>, locale: Locale): LogJob {
  switch (state.state) {
    case 'running':
      return { job_id: id, state: 'running', share: progress.share, lines: progress.rows };
    case 'done':
      return { job_id: id, ...state };
    case 'failed':
      return { job_id: id, state: 'failed', reason: state.reason[locale] };
    case 'cancelled':
      return { job_id: id, state: 'failed', reason: CANCELLED[locale] };
  }
}
