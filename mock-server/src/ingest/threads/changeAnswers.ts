import pLimit from 'p-limit';
import type { LimitFunction } from 'p-limit';
import { findImported } from '#server/store/projectFiles/projectStore.ts';
import { addRows } from '../merge/addRows.ts';
import type { AddedRow, RowsToAdd } from '../merge/addRows.ts';
import { undoImport } from '../merge/undoImport.ts';
import type { UndoneImport, UndoRequest } from '../merge/undoImport.ts';
import { runInThread } from './runInThread.ts';

/** Fewer answers are written in less time than a thread takes to start, without blocking anybody. */
const MANY_ANSWERS = 2000;

/** One change per project at a time: a thread that only waits for another's lock would waste memory. */
const turns = new Map<string, LimitFunction>();

async function inTurn<T>(dataDir: string, projectId: string, work: () => Promise<T>): Promise<T> {
  const key = JSON.stringify([dataDir, projectId]);
  const turn = turns.get(key) ?? pLimit(1);
  turns.set(key, turn);
  try {
    return await turn(work);
  } finally {
    if (turn.activeCount + turn.pendingCount === 0) turns.delete(key);
  }
}

/** Whether a project has, or would have with `more`, so many answers that rewriting them would block the event loop. */
export function hasManyAnswers(dataDir: string, projectId: string, more = 0): boolean {
  return (findImported(dataDir, projectId)?.answer_count ?? 0) + more >= MANY_ANSWERS;
}

/** Like `addRows`, but rewrites the answers of a large project in a worker thread. @throws as `addRows` */
export function addRowsApart(request: RowsToAdd): Promise<readonly AddedRow[]> {
  const { dataDir, projectId, rows } = request;
  return inTurn(dataDir, projectId, () =>
    hasManyAnswers(dataDir, projectId, rows.length) ? runInThread({ kind: 'add', request }) : addRows(request),
  );
}

/** Like `undoImport`, but in a worker thread for a large project. @throws as `undoImport` */
export function undoImportApart(request: UndoRequest): Promise<UndoneImport> {
  const { dataDir, projectId } = request;
  return inTurn(dataDir, projectId, () =>
    hasManyAnswers(dataDir, projectId) ? runInThread({ kind: 'undo', request }) : undoImport(request),
  );
}
