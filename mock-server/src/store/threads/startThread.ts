import { Worker } from 'node:worker_threads';

/**
 * Starts a worker thread without the arguments, watchers and inspectors of this process. It does not delay the shutdown of the server.
 * @param script registers a TypeScript loader and then serves
 * @param mostMegabytes heap limit: a thread above it ends with an error, and the server continues
 */
export function startThread(script: URL, mostMegabytes?: number): Worker {
  const limits = mostMegabytes === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } };
  const worker = new Worker(script, { argv: [], execArgv: [], ...limits });
  worker.unref();
  return worker;
}
