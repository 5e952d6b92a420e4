import pLimit from 'p-limit';
import type { LimitFunction } from 'p-limit';
import { findImported } from '../../store/projectFiles/projectStore.ts';
import { addRows } from '../merge/addRows.ts';
import type { AddedRow, RowsToAdd } from '../merge/addRows.ts';
import { undoImport } from '../merge/undoImport.ts';
import type { UndoneImport, UndoRequest } from '../merge/undoImport.ts';
import { runInThread } from './runInThread.ts';

/** Fewer answers are put in place in the time that a thread takes to begin, and hold nobody up. */
const MANY_ANSWERS = 2000;

/** One change of a project after the other: a thread that only waits for another one's lock is memory for nothing. */
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

/** Whether so many answers are there, or with those that come, that writing all of them anew would hold others up. */
export function hasManyAnswers(dataDir: string, projectId: string, more = 0): boolean {
  return (findImported(dataDir, projectId)?.answer_count ?? 0) + more >= MANY_ANSWERS;
}

/** As `addRows`, without holding the server up: the answers of a large project are written anew in a thread. @throws as `addRows` */
export function addRowsApart(request: RowsToAdd): Promise<readonly AddedRow[]> {
  const { dataDir, projectId, rows } = request;
  return inTurn(dataDir, projectId, () =>
    hasManyAnswers(dataDir, projectId, rows.length) ? runInThread({ kind: 'add', request }) : addRows(request),
  );
}

/** As `undoImport`, without holding the server up. @throws as `undoImport` */
export function undoImportApart(request: UndoRequest): Promise<UndoneImport> {
  const { dataDir, projectId } = request;
  return inTurn(dataDir, projectId, () =>
    hasManyAnswers(dataDir, projectId) ? runInThread({ kind: 'undo', request }) : undoImport(request),
  );
}
