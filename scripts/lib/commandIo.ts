import type { CommandIo } from '#server/ingest/command/CommandIo.ts';

/** The terminal as output of the server's commands. A closed pipe (`| head`) is no error, and progress that cannot be shown ends no work. */
export function commandIo(): CommandIo {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.stderr.on('error', () => undefined);
  return {
    environment: process.env,
    out: (text) => process.stdout.write(`${text}\n`),
    errorOut: process.stderr,
    now: Date.now,
  };
}
