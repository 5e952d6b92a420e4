import { reparseCommand } from '../mock-server/src/collect/command/reparseCommand.ts';
import { commandIo } from './lib/commandIo.ts';

process.exitCode = await reparseCommand(process.argv.slice(2), commandIo());
