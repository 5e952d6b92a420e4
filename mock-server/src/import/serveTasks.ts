import { createReadStream } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { importAnswers } from './importAnswers.ts';
import { ImportStoreError } from './ImportStoreError.ts';
import { inspectFile } from './inspectFile.ts';
import { ZonedClock } from './parseTime.ts';
import { readLog } from '../traffic/readLog.ts';
import type { ThreadMessage, ThreadProgress, ThreadTask } from './threadTasks.ts';

const READ_BYTES = 1 << 20;
/** More often would only keep the other thread busy. */
const PROGRESS_EVERY_MS = 100;

type Say = (message: ThreadMessage) => void;

/** Says how far a task is, now and then. */
function progressOf(say: Say): (progress: ThreadProgress) => void {
  let told = 0;
  return ({ bytes, rows }) => {
    if (performance.now() - told < PROGRESS_EVERY_MS) return;
    told = performance.now();
    say({ kind: 'progress', bytes, rows });
  };
}

async function run(task: ThreadTask, say: Say): Promise<void> {
  const clock = new ZonedClock(task.request.timeZone);
  switch (task.kind) {
    case 'inspect':
      say({ kind: 'inspect', result: await inspectFile({ ...task.request, clock }) });
      return;
    case 'import': {
      const result = await importAnswers({
        ...task.request,
        clock,
        chunks: createReadStream(task.request.path, { highWaterMark: READ_BYTES }),
        onProgress: progressOf(say),
      });
      say({ kind: 'import', result });
      return;
    }
    case 'log':
      say({ kind: 'log', result: await readLog(task.request, progressOf(say)) });
  }
}

function failure(error: unknown): ThreadMessage {
  return {
    kind: 'failed',
    reason: error instanceof Error ? error.message : String(error),
    code: error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '',
    isStore: error instanceof ImportStoreError,
  };
}

/** The worker thread's own part: one task, its progress and its result. */
export function serveTasks(): void {
  const port = parentPort;
  if (port === null) throw new Error('This belongs into a worker thread.');
  const say: Say = (message) => {
    port.postMessage(message);
  };
  port.once('message', (task: ThreadTask) => {
    run(task, say)
      .catch((error: unknown) => {
        say(failure(error));
      })
      .finally(() => {
        port.close();
      });
  });
}
