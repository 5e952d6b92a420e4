import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './fixtures.ts';
import { OverviewPageObject } from './OverviewPageObject.ts';

const run = promisify(execFile);
const PROMPTS = 6;
const RUNS = 8;

/** Answers about lamps: prompt p, run r; the own brand is in every second one. */
function recordedAnswers(): string {
  const rows = ['question,engine,answer,asked_at,run'];
  for (let prompt = 1; prompt <= PROMPTS; prompt += 1)
    for (let r = 1; r <= RUNS; r += 1) {
      const brands = r % 2 === 0 ? 'Lumora and Wickett' : 'Wickett';
      rows.push(
        `"Which lamp, case ${prompt}?",ChatGPT,"Take a look at ${brands}, both, and compare.",2024-03-0${(r % 7) + 1}T08:00:00Z,${r}`,
      );
    }
  return rows.join('\n');
}

test.use({ account: 'admin' });

test('answers imported by the command are a project to look at, outside dates included', async ({
  page,
  t,
  locale,
}) => {
  test.setTimeout(60_000);
  const name = `Lamps ${locale ?? ''}`;
  const folder = await mkdtemp(join(tmpdir(), 'answers-'));
  const file = join(folder, 'answers.csv');
  await writeFile(file, recordedAnswers());
  const { stdout } = await run(
    process.execPath,
    [
      '--import',
      'tsx',
      'scripts/importAnswers.ts',
      file,
      '--brand',
      'Lumora',
      '--competitor',
      'Wickett',
      '--project',
      name,
    ],
    { env: { ...process.env, DATA_DIR: '.cache/e2e-data', LANG: 'en_US.UTF-8' } },
  );
  await rm(folder, { recursive: true });
  expect(stdout).toContain('Lumora');

  await page.goto('/overview/index');
  const overview = new OverviewPageObject(page, t);
  await overview.ready();
  await page.getByRole('button', { name: t('project.current', { name: '' }).split(/[:：]/u)[0] ?? '' }).click();
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await page.getByRole('button', { name: t('filters.empty.showAll') }).click();
  await overview.ready();
  expect(await overview.value('visibility')).toBe('50.0%');
  await expect(overview.tile('visibility')).toContainText(`n ${PROMPTS * RUNS}`);
});
