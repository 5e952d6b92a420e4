import { checkCollect } from '../collect/care/checkCollect.ts';
import { careCommand } from '../ingest/command/careCommand.ts';

/** Runs `npm run doctor` on a data folder: its exit code, and what it printed, in English. */
export async function runDoctor(
  dataDir: string,
  now: number,
  ...words: readonly string[]
): Promise<{ code: number; said: string }> {
  let said = '';
  const io = {
    environment: { DATA_DIR: dataDir, LANG: 'en_US.UTF-8' },
    out: (text: string) => (said += `${text}\n`),
    errorOut: { write: (text: string) => (said += text) },
    now: () => now,
  } as unknown as Parameters<typeof careCommand>[2];
  return { code: await careCommand('doctor', words, io, [checkCollect]), said };
}
