import { askCommand } from '../mock-server/src/collect/command/askCommand.ts';

process.exitCode = await askCommand(process.argv.slice(2), {
  environment: process.env,
  out: (text) => process.stdout.write(`${text}\n`),
  errorOut: process.stderr,
  now: Date.now,
});
