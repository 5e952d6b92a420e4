import { askCommand } from '../mock-server/src/collect/command/askCommand.ts';
import { commandIo } from './lib/commandIo.ts';

process.exitCode = await askCommand(process.argv.slice(2), commandIo());
