import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listImported, readImported } from '../../store/projectFiles/projectStore.ts';
import { brandsOf } from '../command/brandArguments.ts';
import { ZonedClock } from '../parse/parseTime.ts';
import { importAnswers } from './importAnswers.ts';
import type { ImportRequest } from './importRequest.ts';
import type { ImportSummary } from './importSummary.ts';

const BRANDS = brandsOf({ brand: 'Lumora', competitors: ['Wickett'], matchCase: [], domains: [] });

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tables-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Imports a table of these lines. */
function run(lines: readonly string[], changes: Partial<ImportRequest> = {}): Promise<ImportSummary> {
  async function* open(): AsyncGenerator<Uint8Array> {
    yield await Promise.resolve(Buffer.from(lines.join('\n')));
  }
  return importAnswers({
    source: { open, path: null },
    fileName: 'lamps.csv',
    format: null,
    overrides: {},
    projectName: 'Lamps',
    brands: BRANDS,
    defaultPlatform: 'unspecified',
    clock: new ZonedClock('UTC'),
    dataDir,
    now: Date.UTC(2026, 6, 1),
    onProgress: () => undefined,
    ...changes,
  });
}

/** What stands in the project: platform, prompt, run, text and the addresses of the sources. */
function stored(): readonly (readonly unknown[])[] {
  const { project, answers } = readImported(dataDir, listImported(dataDir)[0]?.id ?? '');
  const platforms = new Map(project.platforms.map(({ id, name }) => [id, name]));
  const prompts = new Map(project.prompts.map(({ id, text }) => [id, text]));
  return [...answers].map((answer) => [
    platforms.get(answer.platform_id),
    prompts.get(answer.prompt_id),
    answer.run,
    answer.text,
    ...(answer.citations === null ? [] : [answer.citations.map(({ url }) => url).join(' ')]),
  ]);
}

const platforms = (): readonly unknown[] => stored().map(([platform]) => platform);

test.each([
  ['prompts', 'prompt,answer', ['Claude,a', 'ChatGPT,b']],
  ['topics', 'prompt,answer,category', ['Which lamp?,a,DeepSeek', 'Which desk?,b,ChatGPT']],
  ['keywords', 'keyword,prompt,answer', ['claude,Which lamp?,a', 'gemini,Which desk?,b']],
  [
    'more words than the name',
    'group,prompt,answer',
    ['Claude pricing,Which lamp?,a', 'Claude vs ChatGPT,Which desk?,b'],
  ],
])('names of platforms in a column of %s name no platform', async (_what, header, rows) => {
  await run([`${header},date`, ...rows.map((row) => `${row},2026-06-01`)]);
  expect(platforms()).toEqual(['unspecified', 'unspecified']);
});

test('a platform that is given goes before one that a column seems to name', async () => {
  const lines = ['prompt,answer,date,origin', 'Which lamp?,Lumora.,2026-06-01,ChatGPT'];
  await run(lines, { defaultPlatform: 'Kimi', isPlatformGiven: true });
  expect(platforms()).toEqual(['Kimi']);
  await run(lines);
  expect(platforms()).toEqual(['ChatGPT']);
});
