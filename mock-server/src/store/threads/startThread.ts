import { Worker } from 'node:worker_threads';

/**
 * Starts a thread. It takes over neither the arguments nor the watchers and inspectors of this process, and a server that is stopped
 * does not wait for it.
 * @param script that registers a loader of TypeScript and then serves
 * @param mostMegabytes of its heap: a thread that needs more ends with an error, and the server does not
 */
export function startThread(script: URL, mostMegabytes?: number): Worker {
  const limits = mostMegabytes === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } };
  const worker = new Worker(script, { argv: [], execArgv: [], ...limits });
  worker.unref();
  return worker;
}
