import { checkCollect } from '#server/collect/care/checkCollect.ts';
import { careCommand } from '#server/ingest/command/careCommand.ts';
import type { CareAction } from '#server/ingest/command/careTexts.ts';
import { commandIo } from './lib/commandIo.ts';

const ACTIONS: readonly CareAction[] = ['doctor', 'backup', 'restore'];

const [name, ...words] = process.argv.slice(2);
const action = ACTIONS.find((each) => each === name);
if (action === undefined) {
  console.error(`Say what to do: ${ACTIONS.join(', ')}.`);
  process.exitCode = 2;
} else {
  const stop = new AbortController();
  // A backup or restore then removes its temporary files; the second signal ends the process at once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort());
  process.exitCode = await careCommand(action, words, { ...commandIo(), signal: stop.signal }, [checkCollect]);
}
