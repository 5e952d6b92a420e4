import { DamagedFileError } from '#server/refusal/DamagedFileError.ts';
import { ImportStoreError } from '#server/refusal/ImportStoreError.ts';
import { startThread } from '#server/store/threads/startThread.ts';
import { SpareThread } from './SpareThread.ts';
import type { TaskResults, ThreadMessage, ThreadProgress, ThreadTask } from './threadTasks.ts';

/** Heap limit. Memory is bounded regardless of file size; exceeding this limit ends the thread, not the server. */
const MOST_MEGABYTES = 700;

const threads = new SpareThread(() => startThread(new URL('./importThread.mjs', import.meta.url), MOST_MEGABYTES));

type TaskOf<K extends ThreadTask['kind']> = Extract<ThreadTask, { readonly kind: K }>;

/** A file system error in the thread, with its code (ENOSPC ...). */
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

/** Recreates the error thrown in the thread, so that its message is the same as without one. */
function errorOf({ reason, code, isStore, damaged }: Extract<ThreadMessage, { readonly kind: 'failed' }>): Error {
  const thrown = new ThreadError(reason, code);
  if (damaged !== null) return new DamagedFileError(damaged.file, damaged.part, damaged.damage);
  return isStore ? new ImportStoreError(reason, { cause: thrown }) : thrown;
}

/**
 * Runs a task in a worker thread, so that a large file does not block the event loop. Rejects with ImportStoreError or ThreadError, or if
 * the thread ends (out of memory, or terminated after `timeLimit` milliseconds). Not a pool (Piscina): a thread that grew is terminated to
 * free its memory (SpareThread.ts), and progress messages would need a message port of their own in a pool. A pool would only replace the
 * timer.
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
    // No effect after a result.
    const end = (code: number): void => {
      clearTimeout(limit);
      reject(new ThreadError(`The thread ended with ${String(code)}`, ''));
    };
    worker.on('message', hear).on('error', reject).on('exit', end);
    worker.postMessage(task);
  });
}
