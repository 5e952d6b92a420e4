import { logCommand } from '../mock-server/src/ingest/command/logCommand.ts';
import { commandIo } from './lib/commandIo.ts';

process.exitCode = await logCommand(process.argv.slice(2), commandIo());
