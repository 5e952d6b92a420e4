import { importCommand } from '../mock-server/src/ingest/command/importCommand.ts';

process.exitCode = await importCommand(process.argv.slice(2), {
  environment: process.env,
  out: (text) => process.stdout.write(`${text}\n`),
  errorOut: process.stderr,
  now: Date.now,
});
