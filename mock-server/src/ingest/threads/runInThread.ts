import { DamagedFileError } from '../../refusal/DamagedFileError.ts';
import { ImportStoreError } from '../../refusal/ImportStoreError.ts';
import { startThread } from '../../store/threads/startThread.ts';
import { SpareThread } from './SpareThread.ts';
import type { TaskResults, ThreadMessage, ThreadProgress, ThreadTask } from './threadTasks.ts';

/** Reading is bounded whatever the size of the file; what still grows beyond this ends the thread, not the server. */
const MOST_MEGABYTES = 700;

const threads = new SpareThread(() => startThread(new URL('./importThread.mjs', import.meta.url), MOST_MEGABYTES));

type TaskOf<K extends ThreadTask['kind']> = Extract<ThreadTask, { readonly kind: K }>;

/** A failure of the file system in the thread, with its code (ENOSPC ...). */
class ThreadError extends Error {
  override readonly name = 'ThreadError';

  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message);
  }
}

type Waiting<K extends ThreadTask['kind']> = {
  readonly kind: K;
  readonly onProgress: (progress: ThreadProgress) => void;
  readonly resolve: (result: TaskResults[K]) => void;
  readonly reject: (reason: Error) => void;
};

function isResult<K extends ThreadTask['kind']>(
  message: ThreadMessage,
  kind: K,
): message is Extract<ThreadMessage, { readonly kind: K }> & { readonly result: TaskResults[K] } {
  return message.kind === kind;
}

function listen<K extends ThreadTask['kind']>(message: ThreadMessage, waiting: Waiting<K>): void {
  if (isResult(message, waiting.kind)) {
    waiting.resolve(message.result);
  } else if (message.kind === 'progress') {
    waiting.onProgress(message);
  } else if (message.kind === 'failed') {
    waiting.reject(errorOf(message));
  }
}

/** The error as it was thrown in the thread, so that whoever is told of it reads the same as without one. */
function errorOf({ reason, code, isStore, damaged }: Extract<ThreadMessage, { readonly kind: 'failed' }>): Error {
  const thrown = new ThreadError(reason, code);
  if (damaged !== null) return new DamagedFileError(damaged.file, damaged.part, damaged.damage);
  return isStore ? new ImportStoreError(reason, { cause: thrown }) : thrown;
}

/**
 * Runs a task in a thread of its own, so that a large file holds nobody else up. Rejects with ImportStoreError or
 * ThreadError, or with the thread's own end (out of memory, ended after `timeLimit` milliseconds).
 *
 * Not a pool (Piscina): a thread that grew ends, so that its memory goes with it (SpareThread.ts), and each tells how far it is, for
 * which a pool asks for a message port of one's own. What is left to take over is the timer.
 */
export function runInThread<K extends ThreadTask['kind']>(
  task: TaskOf<K> & { readonly kind: K },
  options: { readonly onProgress?: (progress: ThreadProgress) => void; readonly timeLimit?: number } = {},
): Promise<TaskResults[K]> {
  const worker = threads.take();
  return new Promise<TaskResults[K]>((resolve, reject) => {
    const { onProgress = () => undefined, timeLimit } = options;
    const limit =
      timeLimit === undefined
        ? undefined
        : setTimeout(() => {
            reject(new ThreadError('It took too long', 'ETIMEDOUT'));
            void worker.terminate();
          }, timeLimit).unref();
    const hear = (message: ThreadMessage): void => {
      if (message.kind !== 'over') {
        listen(message, { kind: task.kind, onProgress, resolve, reject });
        return;
      }
      clearTimeout(limit);
      worker.off('message', hear).off('error', reject).off('exit', end);
      threads.leave(worker, message.bytes);
    };
    // After a result it comes too late to matter.
    const end = (code: number): void => {
      clearTimeout(limit);
      reject(new ThreadError(`The thread ended with ${String(code)}`, ''));
    };
    worker.on('message', hear).on('error', reject).on('exit', end);
    worker.postMessage(task);
  });
}
