import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCommand } from '../../../mock-server/src/import/importCommand.ts';

export const LAMP_PROMPTS = 6;
export const LAMP_RUNS = 8;

/** Answers about lamps of the first week of March 2024: prompt p, run r; the own brand, Lumora, is in every second one. */
function recordedAnswers(): string {
  const rows = ['question,engine,answer,asked_at,run'];
  for (let prompt = 1; prompt <= LAMP_PROMPTS; prompt += 1)
    for (let r = 1; r <= LAMP_RUNS; r += 1) {
      const brands = r % 2 === 0 ? 'Lumora and Wickett' : 'Wickett';
      rows.push(
        `"Which lamp, case ${prompt}?",ChatGPT,"Take a look at ${brands}, both, and compare.",2024-03-0${(r % 7) + 1}T08:00:00Z,${r}`,
      );
    }
  return rows.join('\n');
}

/**
 * Imports them by the command as a project of that name, and gives what the command says. The command runs in this process:
 * a test of a page need not start another (scripts/importAnswers.test.ts does).
 */
export async function importLamps(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'answers-'));
  const file = join(folder, 'answers.csv');
  await writeFile(file, recordedAnswers());
  const said: string[] = [];
  const code = await importCommand([file, '--brand', 'Lumora', '--competitor', 'Wickett', '--project', name], {
    environment: { ...process.env, DATA_DIR: '.cache/e2e-data', LANG: 'en_US.UTF-8' },
    out: (text) => said.push(text),
    errorOut: process.stderr,
    now: Date.now,
  });
  await rm(folder, { recursive: true });
  if (code !== 0) throw new Error(said.join('\n'));
  return said.join('\n');
}
