import { logCommand } from '../mock-server/src/ingest/command/logCommand.ts';

process.exitCode = await logCommand(process.argv.slice(2), {
  environment: process.env,
  out: (text) => process.stdout.write(`${text}\n`),
  errorOut: process.stderr,
  now: Date.now,
});
