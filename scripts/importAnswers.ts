import { importCommand } from '../mock-server/src/ingest/command/importCommand.ts';
import { commandIo } from './lib/commandIo.ts';

process.exitCode = await importCommand(process.argv.slice(2), commandIo());
