import { rm } from 'node:fs/promises';
import type * as v from 'valibot';
import type { ImportInspection, ImportJob as JobReply } from '../../../client/src/api/manageSchemas.ts';
import { mapImportFields, REQUIRED_IMPORT_FIELDS } from '../../../client/src/lib/importFields.ts';
import type { ImportOverrides } from '../../../client/src/lib/importFields.ts';
import { madeOnce } from '../../../client/src/lib/madeOnce.ts';
import { SENT } from '../http/Call.ts';
import type { SignedCall } from '../http/Call.ts';
import { badInput, MockError } from '../http/MockError.ts';
import { readBody, readQuery } from '../http/readInput.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { importJobRequest, importRequest, inspectRequest, uploadRequest } from '../http/requests/importRequests.ts';
import type { ImportOrder } from '../http/requests/importRequests.ts';
import type { Locale } from '../http/text.ts';
import { explainFailure } from '../import/explainFailure.ts';
import { FILE_PROBLEM_TEXTS, fileProblem } from '../import/fileProblem.ts';
import type { FileProblem } from '../import/fileProblem.ts';
import { ImportDesk } from '../import/ImportDesk.ts';
import type { ImportJob, StoredUpload } from '../import/ImportDesk.ts';
import { brandsOfProject, importIntoProject, requireFreeName } from '../import/importIntoProject.ts';
import type { FileInspection } from '../import/inspectFile.ts';
import { keptBrands } from '../import/keptBrands.ts';
import { mappingOverrides } from '../import/mappingOverrides.ts';
import { orderBrands } from '../import/orderBrands.ts';
import { receiveUpload } from '../import/receiveUpload.ts';
import type { ReceivedFile } from '../import/receiveUpload.ts';
import { runInThread } from '../import/runInThread.ts';
import { TaskQueue } from '../import/TaskQueue.ts';
import { UNNAMED_PLATFORM } from '../import/unnamedPlatform.ts';
import type { MockState } from '../state/MockState.ts';

/** Only the beginning of a file is looked at; what takes longer than this is an attack. */
const LOOK_LIMIT_MS = 60_000;

/** Recorded answers in through the browser: a look at the file first, then the import as a job of its own. */
export function addImportRoutes(routes: RouteTable): void {
  const deskOf = madeOnce<MockState, ImportDesk>(() => new ImportDesk());
  // Looking at a file must not wait for an import.
  const [looks, imports] = [new TaskQueue(), new TaskQueue()];
  routes.signed('post', '/api/front/import/inspect', (call) => {
    const isUpload = call.request.is('multipart/form-data') === 'multipart/form-data';
    return isUpload ? inspectUpload(call, deskOf(call.state), looks) : inspectAgain(call, deskOf(call.state), looks);
  });
  routes.signed('post', '/api/front/import/start', (call) => start(call, deskOf(call.state), imports));
  routes.signed('get', '/api/front/import/job', (call) => showJob(call, deskOf(call.state)));
}

async function inspectUpload(
  call: SignedCall,
  desk: ImportDesk,
  looks: TaskQueue,
): Promise<ImportInspection | typeof SENT> {
  const file = await receiveUpload(call);
  if (file === SENT) return SENT;
  try {
    const problem = await fileProblem(file.path);
    if (problem !== null) throw refusalOf(problem);
    const { time_zone: timeZone } = readBody(call.request.body ?? {}, uploadRequest);
    const found = await look(call, { ...file, format: null }, {}, looks, timeZone);
    const columns = found.columns.map(({ name }) => name);
    const { format, mapping, brands } = found;
    desk.keep({ ...file, format, mapping, columns, brands, userId: call.user.id });
    return inspection(file, found);
  } catch (error) {
    await rm(file.path, { force: true });
    throw error;
  }
}

async function inspectAgain(call: SignedCall, desk: ImportDesk, looks: TaskQueue): Promise<ImportInspection> {
  const request = readOrder(call, inspectRequest);
  const file = requireFile(call, desk, request.file_id);
  const overrides = requireColumns(file, request.mapping);
  return inspection(file, await look(call, file, overrides, looks, request.time_zone));
}

type Looked = ReceivedFile & { readonly format: StoredUpload['format'] | null };

async function look(
  call: SignedCall,
  { path, name, format }: Looked,
  overrides: ImportOverrides,
  looks: TaskQueue,
  timeZone = machineZone(),
): Promise<FileInspection> {
  const now = call.services.environment.now();
  const request = { path, fileName: name, format, overrides, timeZone, now, defaultPlatform: UNNAMED_PLATFORM };
  const found = await looks
    .run(() => runInThread({ kind: 'inspect', request }, { timeLimit: LOOK_LIMIT_MS }))
    .catch((error: unknown) => {
      throw badInput('file', explainFailure(error));
    });
  if (typeof found === 'string') throw refusalOf(found);
  return found;
}

function refusalOf(problem: FileProblem): MockError {
  return badInput('file', FILE_PROBLEM_TEXTS[problem]);
}

/** As the command reads times that name no zone. */
function machineZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function inspection({ id, name, bytes }: ReceivedFile, found: FileInspection): ImportInspection {
  const { format, columns, mapping, missing, rows, brands, brand_suggestions, sampled_answers } = found;
  return {
    file_id: id,
    file_name: name,
    ...{ bytes, format, columns, mapping, missing, rows, brand_suggestions, sampled_answers },
    brands: brands.map((brand) => ({ ...brand, id: '' })),
  };
}

function start(call: SignedCall, desk: ImportDesk, imports: TaskQueue): JobReply {
  const order = readOrder(call, importRequest);
  const file = requireFile(call, desk, order.file_id);
  const overrides = requireColumns(file, order.mapping);
  requireFields(order);
  requireFreeName(call, order.project_name);
  const named = keptBrands(order, brandsOfProject(call, order.project_name));
  const brands = orderBrands({ ...order, ...named }, file.brands);
  const { project_name: projectName, time_zone: timeZone = machineZone() } = order;
  const platform = order.platform || UNNAMED_PLATFORM;
  const work = importIntoProject(call, { file, projectName, brands, overrides, platform, timeZone }, imports);
  return jobReply(desk.start(file, call.services.environment.secret(), work), call.locale);
}

function showJob(call: SignedCall, desk: ImportDesk): JobReply {
  const { job_id: id } = readQuery(call.request.url, importJobRequest);
  const job = desk.job(call.user.id, id);
  if (!job) throw new MockError(404, { zh: '没有该导入任务', en: 'there is no such import' }, { field: 'job_id' });
  return jobReply(job, call.locale);
}

function jobReply({ id, state }: ImportJob, locale: Locale): JobReply {
  switch (state.state) {
    case 'running':
      return { job_id: id, ...state };
    case 'done':
      return { job_id: id, share: 1, ...state };
    case 'failed':
      return { job_id: id, share: 0, state: 'failed', reason: state.reason[locale] };
  }
}

/** As `readBody`, with places of a list as in `competitors[0].name`. */
function readOrder<T>(call: SignedCall, schema: v.GenericSchema<unknown, T>): T {
  try {
    return readBody(call.request.body, schema);
  } catch (error) {
    if (!(error instanceof MockError) || error.field === undefined) throw error;
    throw badInput(error.field.replaceAll(/\.(\d+)(?=\.|$)/gu, '[$1]'), error.text);
  }
}

function requireFile(call: SignedCall, desk: ImportDesk, id: string): StoredUpload {
  const file = desk.file(call.user.id, id);
  if (!file) throw badInput('file_id', { zh: '文件已不在，请重新上传', en: 'is no file of yours: upload it again' });
  return file;
}

/** @throws MockError (422) naming the field whose column the file has not. */
function requireColumns(file: StoredUpload, mapping: ImportOrder['mapping']): ImportOverrides {
  const overrides = mappingOverrides(mapping, file.mapping);
  const [missing] = mapImportFields(file.columns, overrides).missing;
  if (missing === undefined) return overrides;
  throw badInput(`mapping.${missing}`, { zh: '文件中没有这一列', en: 'the file has no such column' });
}

function requireFields({ mapping }: ImportOrder): void {
  const missing = REQUIRED_IMPORT_FIELDS.find((field) => mapping[field] === undefined);
  if (missing === undefined) return;
  throw badInput(`mapping.${missing}`, { zh: '请选择对应的列', en: 'needs a column' });
}
