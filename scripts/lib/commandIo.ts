import type { CommandIo } from '#server/ingest/command/CommandIo.ts';

/** The terminal, as the commands of the server write to it. Whoever reads only the first lines (`| head`) ends nothing. */
export function commandIo(): CommandIo {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return {
    environment: process.env,
    out: (text) => process.stdout.write(`${text}\n`),
    errorOut: process.stderr,
    now: Date.now,
  };
}
