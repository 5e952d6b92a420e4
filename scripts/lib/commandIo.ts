import type { CommandIo } from '#server/ingest/command/CommandIo.ts';
import { ignoreClosedPipes } from './ignoreClosedPipes.ts';

/** The terminal as output of the server's commands. */
export function commandIo(): CommandIo {
  ignoreClosedPipes();
  return {
    environment: process.env,
    out: (text) => process.stdout.write(`${text}\n`),
    errorOut: process.stderr,
    now: Date.now,
  };
}
