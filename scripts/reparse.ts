import { reparseCommand } from '../mock-server/src/collect/command/reparseCommand.ts';

process.exitCode = await reparseCommand(process.argv.slice(2), {
  environment: process.env,
  out: (text) => process.stdout.write(`${text}\n`),
  errorOut: process.stderr,
  now: Date.now,
});
