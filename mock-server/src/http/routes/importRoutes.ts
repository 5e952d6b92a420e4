import { rm } from 'node:fs/promises';
import pLimit from 'p-limit';
import type { LimitFunction } from 'p-limit';
import type * as v from 'valibot';
import type { ImportInspection, ImportJob as JobReply } from '#client/api/importSchemas.ts';
import { mapImportFields, REQUIRED_IMPORT_FIELDS } from '#client/lib/importFields.ts';
import type { ImportField, ImportOverrides } from '#client/lib/importFields.ts';
import type { DateOrder, EmptySources } from '#client/lib/importNotes.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { memoize } from '#client/lib/memoize.ts';
import { storedBrands, withKnownDomains } from '#server/ingest/merge/storedBrands.ts';
import { mappingOverrides } from '#server/ingest/parse/columns/mappingOverrides.ts';
import { FILE_PROBLEM_TEXTS, fileProblem } from '#server/ingest/parse/fileProblem.ts';
import type { FileProblem } from '#server/ingest/parse/fileProblem.ts';
import type { FileInspection } from '#server/ingest/parse/inspectFile.ts';
import { UNNAMED_PLATFORM } from '#server/ingest/parse/platforms/unnamedPlatform.ts';
import { runInThread } from '#server/ingest/threads/runInThread.ts';
import { badInput, noSuch } from '#server/refusal/MockError.ts';
import type { MockError } from '#server/refusal/MockError.ts';
import type { Locale } from '#server/refusal/text.ts';
import { explainFailure } from '#server/service/imports/explainFailure.ts';
import type { ReceivedFile } from '#server/service/imports/FileStore.ts';
import {
  brandsOfProject,
  importIntoProject,
  joiningProject,
  requireFreeName,
} from '#server/service/imports/importIntoProject.ts';
import { ImportService } from '#server/service/imports/ImportService.ts';
import type { ImportJob, StoredUpload } from '#server/service/imports/ImportService.ts';
import { orderBrands } from '#server/service/imports/orderBrands.ts';
import { CANCELLED } from '#server/service/JobRegistry.ts';
import type { MockState } from '#server/store/session/MockState.ts';
import { SENT } from '../Call.ts';
import type { SignedCall } from '../Call.ts';
import { readBody, readQuery } from '../readInput.ts';
import { receiveUpload } from '../receiveUpload.ts';
import { importJobRequest, importRequest, inspectRequest, uploadRequest } from '../requests/importRequests.ts';
import type { ImportOrder } from '../requests/importRequests.ts';
import type { RouteTable } from '../RouteTable.ts';
import { addUndoRoutes } from './importUndoRoutes.ts';

/** An inspection reads only the beginning of a file; one that takes longer is an attack. */
const LOOK_LIMIT_MS = 60_000;

/** Import of recorded answers by upload: an inspection of the file, then the import as a job. */
export function addImportRoutes(routes: RouteTable): void {
  const serviceOf = memoize<MockState, ImportService>(() => new ImportService());
  // Inspections must not wait for imports.
  // One inspection at a time, in order of arrival: two large files at once would need twice the memory.
  const [looks, imports] = [pLimit(1), pLimit(1)];
  routes.signed('post', '/api/front/import/inspect', (call) => {
    const isUpload = call.request.is('multipart/form-data') === 'multipart/form-data';
    return isUpload
      ? inspectUpload(call, serviceOf(call.state), looks)
      : inspectAgain(call, serviceOf(call.state), looks);
  });
  routes.signed('post', '/api/front/import/start', (call) => start(call, serviceOf(call.state), imports));
  addUndoRoutes(routes, imports);
  routes.signed('get', '/api/front/import/job', (call) => showJob(call, serviceOf(call.state)));
}

async function inspectUpload(
  call: SignedCall,
  service: ImportService,
  looks: LimitFunction,
): Promise<ImportInspection | typeof SENT> {
  const file = await receiveUpload(call);
  if (file === SENT) return SENT;
  try {
    const problem = await fileProblem(file.path);
    if (problem !== null) throw refusalOf(problem);
    const { time_zone: timeZone } = readBody(call.request.body ?? {}, uploadRequest);
    const found = await look(call, { ...file, format: null }, {}, looks, { timeZone });
    service.keep({ ...file, ...storedFields(found), userId: call.user.id });
    return inspection(file, found);
  } catch (error) {
    await rm(file.path, { force: true });
    throw error;
  }
}

async function inspectAgain(call: SignedCall, service: ImportService, looks: LimitFunction): Promise<ImportInspection> {
  const request = readBody(call.request.body, inspectRequest);
  const file = requireFile(call, service, request.file_id);
  const reading = readingOf(request);
  const isOther = reading.encoding !== file.reading.encoding || reading.part !== file.reading.part;
  // Another encoding or part may give other columns: recognise the mapping again.
  const found = isOther ? await look(call, { ...file, format: null }, {}, looks, reading) : null;
  const known = found === null ? file : { ...file, ...storedFields(found), reading };
  if (found !== null) service.keep(known);
  const { mapping: chosen } = request;
  const mapping = chosen !== undefined && (found === null || fits(known, chosen)) ? chosen : known.mapping;
  const overrides = requireColumns(known, mapping);
  const chosenOf = await look(call, known, overrides, looks, reading);
  return inspection(known, { ...chosenOf, columns: withRecognised(chosenOf.columns, overrides, known.mapping) });
}

/** The columns of a file, with those recognised for fields that a person changed: otherwise there would be no way back to them. */
function withRecognised(
  columns: FileInspection['columns'],
  overrides: ImportOverrides,
  recognised: StoredUpload['mapping'],
): FileInspection['columns'] {
  const names = columns.map(({ name }) => name);
  const left = Object.keys(overrides).flatMap((field) => recognised[field] ?? []);
  return [...columns, ...left.filter((name) => !names.includes(name)).map((name) => ({ name, samples: [] }))];
}

type Reading = StoredUpload['reading'] & {
  readonly timeZone?: string | undefined;
  readonly dateOrder?: DateOrder | undefined;
  readonly fileDate?: string | undefined;
  readonly emptySources?: EmptySources | undefined;
};

function readingOf(request: v.InferOutput<typeof inspectRequest> | ImportOrder): Reading {
  const { encoding, part, date_order: dateOrder, date: fileDate, time_zone: timeZone } = request;
  return { encoding, part, dateOrder, fileDate, timeZone, emptySources: request.empty_sources };
}

type StoredFields = Pick<StoredUpload, 'format' | 'mapping' | 'columns' | 'brands' | 'reading' | 'told'>;

function storedFields(found: FileInspection): StoredFields {
  const { format, mapping, brands } = found;
  const told = REQUIRED_IMPORT_FIELDS.filter((field) => mapping[field] === undefined && !found.missing.includes(field));
  return { format, mapping, brands, columns: found.columns.map(({ name }) => name), reading: {}, told };
}

const fits = (file: StoredUpload, mapping: ImportOrder['mapping']): boolean =>
  mapImportFields(file.columns, mapping).missing.length === 0;

type Looked = ReceivedFile & { readonly format: StoredUpload['format'] | null };

async function look(
  call: SignedCall,
  { path, name, format }: Looked,
  overrides: ImportOverrides,
  looks: LimitFunction,
  { timeZone = machineZone(), encoding, dateOrder, fileDate, part, emptySources = 'none' }: Reading,
): Promise<FileInspection> {
  const now = call.services.environment.now();
  const request = {
    ...{ path, fileName: name, format, overrides, timeZone, now },
    ...{ encoding: encoding ?? null, dateOrder: dateOrder ?? null, fileDate: fileDate ?? null, part: part ?? null },
    ...{ defaultPlatform: UNNAMED_PLATFORM, emptySources },
  };
  const found = await looks(() => runInThread({ kind: 'inspect', request }, { timeLimit: LOOK_LIMIT_MS })).catch(
    (error: unknown) => {
      throw badInput('file', explainFailure(error));
    },
  );
  if (typeof found === 'string') throw refusalOf(found);
  return found;
}

function refusalOf(problem: FileProblem): MockError {
  const { zh, en } = FILE_PROBLEM_TEXTS[problem];
  return badInput('file', { zh, en: `it ${en}` });
}

function inspection({ id, name, bytes }: ReceivedFile, found: FileInspection): ImportInspection {
  const { brands, missingChoices: _choices, ...shown } = found;
  return {
    file_id: id,
    file_name: name,
    bytes,
    ...shown,
    brands: brands.map((brand) => ({ ...brand, id: '' })),
  };
}

function start(call: SignedCall, service: ImportService, imports: LimitFunction): JobReply {
  const order = joiningProject(call.rights, readBody(call.request.body, importRequest));
  const file = requireFile(call, service, order.file_id);
  const overrides = requireColumns(file, order.mapping);
  requireFields(order, file);
  requireFreeName(call.rights, order.project_name);
  const known = brandsOfProject(call.rights, order.project_name);
  const named = storedBrands(withKnownDomains(order, known), known);
  const brands = orderBrands({ ...order, ...named }, file.brands);
  const { project_name: projectName, time_zone: timeZone = machineZone() } = order;
  const { platform } = order;
  const reading = readingOf(order);
  const work = importIntoProject(
    call.rights,
    { ...{ file, projectName, brands, overrides, platform, timeZone }, ...reading, timeZone },
    imports,
  );
  return jobReply(service.start(file, call.services.environment.secret(), work), call.locale);
}

function showJob(call: SignedCall, service: ImportService): JobReply {
  const { job_id: id } = readQuery(call.request.url, importJobRequest);
  const job = service.job(call.user.id, id);
  if (!job) throw noSuch('job_id', { zh: '该导入任务已结束或不存在', en: 'This import has ended or does not exist' });
  return jobReply(job, call.locale);
}

function jobReply({ id, state, progress }: ImportJob, locale: Locale): JobReply {
  switch (state.state) {
    case 'running':
      return { job_id: id, ...state, ...progress };
    case 'done':
      return { job_id: id, share: 1, ...state };
    case 'failed':
      return { job_id: id, share: 0, state: 'failed', reason: state.reason[locale] };
    case 'cancelled':
      return { job_id: id, share: 0, state: 'failed', reason: CANCELLED[locale] };
  }
}

function requireFile(call: SignedCall, service: ImportService, id: string): StoredUpload {
  const file = service.file(call.user.id, id);
  if (!file) {
    throw badInput('file_id', { zh: '文件已不在，请重新上传', en: 'is no longer on the server: upload it again' });
  }
  return file;
}

/** @throws MockError (422) naming the field whose column the file lacks. */
function requireColumns(file: StoredUpload, mapping: ImportOrder['mapping']): ImportOverrides {
  const overrides = mappingOverrides(mapping, file.mapping);
  const [missing] = mapImportFields(file.columns, overrides).missing;
  if (missing === undefined) return overrides;
  throw badInput(`mapping.${missing}`, { zh: '文件中没有这一列', en: 'the file does not have this column' });
}

function requireFields({ mapping, date }: ImportOrder, { told = [] }: StoredUpload): void {
  const isNeeded = (field: ImportField): boolean => !told.includes(field) && (field !== 'date' || date === undefined);
  const missing = REQUIRED_IMPORT_FIELDS.find((field) => mapping[field] === undefined && isNeeded(field));
  if (missing === undefined) return;
  throw badInput(`mapping.${missing}`, { zh: '请选择对应的列', en: 'needs a column: choose one' });
}
