import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { RawAnswer } from '#server/analysis/table/RawAnswer.ts';
import { mergeRows } from '#server/ingest/merge/mergeRows.ts';
import type { ImportedRow } from '#server/ingest/parse/RowReader.ts';
import { ProjectLock } from '#server/store/projectFiles/ProjectLock.ts';
import { readImported, writeImported } from '#server/store/projectFiles/projectStore.ts';
import { adapterOf } from '../adapters/adapterOf.ts';
import { readAnswer } from '../adapters/readAnswer.ts';
import { foldOf } from './CollectRun.ts';
import { Journal } from './Journal.ts';
import type { DoneLine } from './journalLines.ts';
import { readReplies } from './replies.ts';
import { rowOf } from './rowOf.ts';
import type { RunStore, StoredRun } from './RunStore.ts';

/** Answer fields that are parsed from the reply. */
const READ = ['status', 'text', 'citations', 'retrieved', 'searches', 'model', 'details'] as const;
type ReadField = (typeof READ)[number];

interface Reparsed {
  readonly read: number;
  readonly unreadable: number;
  /** Number of answers that differ now, by field. */
  readonly changed: number;
  readonly fields: ReadonlyMap<ReadField, number>;
  /** Replies that counted as failures and are answers now. */
  readonly recovered: number;
}

interface Found {
  readonly run: StoredRun;
  readonly line: DoneLine;
  readonly row: ImportedRow;
}

/** Parses every stored reply of a project with the current readers. */
async function rereadRuns(runs: readonly StoredRun[]): Promise<{ found: Found[]; read: number; unreadable: number }> {
  const found: Found[] = [];
  let [read, unreadable] = [0, 0];
  for (const run of runs) {
    const { manifest, files } = run;
    if (!existsSync(files.replies)) continue;
    const fold = foldOf(manifest, files);
    const kept = fold.states.flatMap((state) => (state.kind === 'done' && state.line.raw !== null ? [state.line] : []));
    const places = kept.flatMap(({ raw }) => (raw === null ? [] : [raw]));
    const lines = kept.values();
    // Reads to the end, which closes the file.
    for await (const raw of readReplies(files.replies, places)) {
      const line = lines.next().value;
      if (line === undefined) break;
      const slot = fold.slots[line.s];
      const target = slot && manifest.platforms[slot.platform];
      if (slot === undefined || target === undefined) continue;
      read += 1;
      const answer = readAnswer(adapterOf(target.provider_id), raw, line.mode ?? target.search_mode);
      const { status = 'failed' } = answer?.reply ?? {};
      const row = answer === null ? null : rowOf(manifest, slot, { status, at: line.at }, answer);
      if (row !== null) found.push({ run, line, row });
      else if (line.status !== 'failed') unreadable += 1;
    }
  }
  return { found, read, unreadable };
}

function readAgain(answer: RawAnswer, row: ImportedRow): RawAnswer {
  const { retrieved: _retrieved, searches: _searches, model: _model, ...rest } = answer;
  return {
    ...rest,
    ...{ status: row.status, text: row.text, citations: row.citations },
    ...(row.retrieved !== null && row.retrieved !== undefined && { retrieved: row.retrieved }),
    ...(row.searches.length > 0 && { searches: row.searches }),
    ...(row.model !== '' && { model: row.model }),
    ...(row.details !== undefined && { details: row.details }),
  };
}

/**
 * Parses the stored replies of a project with the current readers and updates the answers that differ.
 * @param dryRun only reports
 * @throws ImportStoreError when the project cannot be read or written, or the error of a damaged reply
 */
export async function reparse(
  { dataDir, projectId, store, now }: { dataDir: string; projectId: string; store: RunStore; now: number },
  dryRun: boolean,
): Promise<Reparsed> {
  const { found, read, unreadable } = await rereadRuns(await store.list(projectId));
  const rows = new Map(found.map((each) => [each.row.exportedId, each]));
  const fields = new Map<ReadField, number>();
  let changed = 0;
  await ProjectLock.hold(dataDir, projectId, () => {
    const { project, answers } = readImported(dataDir, projectId);
    const after = Array.from(answers, (answer) => {
      const known = rows.get(answer.id);
      if (known === undefined) return answer;
      const other = readAgain(answer, known.row);
      const different = READ.filter((field) => !isDeepStrictEqual(answer[field], other[field]));
      for (const field of different) fields.set(field, (fields.get(field) ?? 0) + 1);
      if (different.length > 0) changed += 1;
      return different.length > 0 ? other : answer;
    });
    if (changed > 0 && !dryRun) {
      writeImported(dataDir, { ...project, updated_at: new Date(now).toISOString() }, after);
    }
  });
  const recovered = found.filter(({ line, row }) => line.status === 'failed' && row.status !== 'failed');
  if (!dryRun) await recover(recovered, { dataDir, projectId, now });
  return { read, unreadable, changed, fields, recovered: recovered.length };
}

async function recover(
  found: readonly Found[],
  { dataDir, projectId, now }: { dataDir: string; projectId: string; now: number },
): Promise<void> {
  const [first] = found;
  if (first === undefined) return;
  const { manifest } = first.run.files;
  await mergeRows({ dataDir, projectId, manifest, now, events: [], rows: found.map(({ row }) => row) });
  for (const run of new Set(found.map((each) => each.run))) {
    const own = found.filter((each) => each.run === run);
    const journal = await Journal.open(run.files.journal);
    try {
      for (const { line, row } of own) {
        await journal.append({ ...line, status: row.status, reason: '', detail: '', usd: 0, model: row.model });
      }
      await journal.append({ t: 'delivered', upto: foldOf(run.manifest, run.files).done.length, at: now });
    } finally {
      await journal.close();
    }
  }
}
