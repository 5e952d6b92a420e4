import { parentPort } from 'node:worker_threads';
import { errorMessage } from '#client/lib/errorMessage.ts';
import { DamagedFileError } from '#server/refusal/DamagedFileError.ts';
import { errorCode } from '#server/refusal/errorCode.ts';
import { ImportStoreError } from '#server/refusal/ImportStoreError.ts';
import { roomCode } from '#server/refusal/noRoom.ts';
import { readLog } from '../accessLogs/readLog.ts';
import { addRows } from '../merge/addRows.ts';
import { importAnswers } from '../merge/importAnswers.ts';
import { mergeRows } from '../merge/mergeRows.ts';
import { undoImport } from '../merge/undoImport.ts';
import { diskSource } from '../parse/FileSource.ts';
import { inspectFile } from '../parse/inspectFile.ts';
import { ZonedClock } from '../parse/times/parseTime.ts';
import { bytesHeld } from './bytesHeld.ts';
import type { ThreadMessage, ThreadProgress, ThreadTask } from './threadTasks.ts';

/** More frequent messages would only load the other thread. */
const PROGRESS_EVERY_MS = 100;

type Say = (message: ThreadMessage) => void;

/** Throttles progress messages of a task. */
function progressOf(say: Say): (progress: ThreadProgress) => void {
  let told = 0;
  return ({ bytes, rows }) => {
    if (performance.now() - told < PROGRESS_EVERY_MS) return;
    told = performance.now();
    say({ kind: 'progress', bytes, rows });
  };
}

async function run(task: ThreadTask, say: Say): Promise<void> {
  switch (task.kind) {
    case 'inspect': {
      const clock = new ZonedClock(task.request.timeZone);
      say({ kind: 'inspect', result: await inspectFile({ ...task.request, clock }) });
      return;
    }
    case 'import': {
      const clock = new ZonedClock(task.request.timeZone);
      const result = await importAnswers({
        ...task.request,
        clock,
        source: diskSource(task.request.path),
        onProgress: progressOf(say),
      });
      say({ kind: 'import', result });
      return;
    }
    case 'log':
      say({ kind: 'log', result: await readLog(task.request, progressOf(say)) });
      return;
    case 'rows':
      say({ kind: 'rows', result: await mergeRows(task.request) });
      return;
    case 'add':
      say({ kind: 'add', result: await addRows(task.request) });
      return;
    case 'undo':
      say({ kind: 'undo', result: await undoImport(task.request) });
  }
}

function failure(error: unknown): ThreadMessage {
  return {
    kind: 'failed',
    reason: errorMessage(error),
    code: roomCode(error) ?? errorCode(error),
    isStore: error instanceof ImportStoreError,
    damaged: error instanceof DamagedFileError ? { file: error.file, part: error.part, damage: error.damage } : null,
  };
}

/** The worker thread's message loop: runs one task at a time, and sends its progress, its result and the memory held afterwards. */
export function serveTasks(): void {
  const port = parentPort;
  if (port === null) throw new Error('This belongs into a worker thread.');
  const say: Say = (message) => {
    port.postMessage(message);
  };
  port.on('message', (task: ThreadTask) => {
    run(task, say)
      .catch((error: unknown) => {
        say(failure(error));
      })
      .finally(() => {
        say({ kind: 'over', bytes: bytesHeld() });
      });
  });
}
