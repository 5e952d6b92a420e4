import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { runSteps } from '#server/analysis/table/steps.ts';
import { MentionMatcher } from '#server/analysis/text/MentionMatcher.ts';
import { answersFile, tablePath } from '#server/store/projectFiles/projectPaths.ts';
import { readImported } from '#server/store/projectFiles/projectStore.ts';
import type { StoredProject } from '#server/store/projectFiles/projectStore.ts';
import { cachedTable, MANY_ANSWERS } from '#server/store/tables/cachedTable.ts';
import { importedTable } from '#server/store/tables/importedTable.ts';
import { buildTable } from '#server/testing/buildTable.ts';
import { brandsOf } from '../command/brandArguments.ts';
import { ZonedClock } from '../parse/times/parseTime.ts';
import { addRows, plainRow } from './addRows.ts';
import { importAnswers } from './importAnswers.ts';

const COUNT = MANY_ANSWERS + 100;
const NAMES = ['Northwind', '北风', 'Contoso', 'nobody'];
const brands = brandsOf({ brand: 'Northwind=北风', competitors: ['Contoso'], matchCase: [], domains: [] });

/** Sorted neither by time nor by platform, with all fields an answer can have. */
function recordedAnswer(index: number): string {
  return JSON.stringify({
    platform: ['kimi', 'openai', 'deepseek'][(index * 7) % 3],
    prompt: `Question ${String((index * 13) % 29)}`,
    topic: index % 5 === 0 ? '' : `T${String(((index * 13) % 29) % 4)}`,
    date: new Date(Date.UTC(2025, 5, 1) + ((index * 7919) % COUNT) * 60_000).toISOString(),
    answer:
      index % 97 === 0
        ? ''
        : `${NAMES[index % 4] ?? ''} 很好用，${String(index)}\nline two \u2028 ${NAMES[(index * 3) % 4] ?? ''}.`,
    status: index % 97 === 0 ? 'refused' : 'ok',
    citations:
      index % 4 === 0
        ? []
        : [{ url: `https://a${String(index % 11)}.example/${String(index % 50)}`, title: `T${String(index % 9)}` }],
    model: index % 2 === 0 ? 'm-1' : '',
    searches: index % 10 === 0 ? [`query ${String(index)}`] : [],
    sentiment: index % 6 === 0 ? 'positive' : '',
  });
}

let dataDir = '';
let id = '';
let stored: StoredProject;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'kept-'));
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield await Promise.resolve(Buffer.from(Array.from({ length: COUNT }, (_, i) => recordedAnswer(i)).join('\n')));
  }
  const { project } = await importAnswers({
    ...{
      source: { open: chunks, path: null },
      fileName: 'x.jsonl',
      format: null,
      overrides: {},
      projectName: 'Northwind',
      brands,
    },
    ...{ defaultPlatform: 'unspecified', clock: new ZonedClock('UTC'), dataDir, now: Date.UTC(2026, 0, 15) },
    onProgress: () => undefined,
  });
  id = project.id;
  stored = readImported(dataDir, id);
});
afterAll(() => {
  rmSync(dataDir, { recursive: true });
});

function plain({ texts, ...table }: AnswerTable): unknown {
  return { ...table, texts: Array.from({ length: table.count }, (_, row) => texts.text(row)) };
}

test('the table kept by an import is the one its answers give', () => {
  const kept = runSteps(cachedTable(dataDir, id, stored.project));
  expect(kept?.count).toBe(COUNT);
  if (kept !== null) expect(plain(kept)).toEqual(plain(buildTable(stored.project, stored.answers)));
});

test('a table missing is made from the lines of the answers, and kept', async () => {
  rmSync(tablePath(dataDir, id));
  const read = (): Promise<AnswerTable> =>
    importedTable(dataDir, { ...stored, answers: { [Symbol.iterator]: () => expect.unreachable() } }, stored.project);
  const made = await read();
  expect(existsSync(tablePath(dataDir, id))).toBe(true);
  expect(plain(await read())).toEqual(plain(made));
  expect(plain(made)).toEqual(plain(buildTable(stored.project, stored.answers)));
});

test('answers added to many leave the table that all of them give, and those there before are not read again', async () => {
  const scan = vi.spyOn(MentionMatcher.prototype, 'scan');
  const row = plainRow({
    ...{ prompt: 'Question 3', platform: 'kimi', askedAt: Date.UTC(2025, 5, 2), status: 'ok' },
    text: 'Northwind, then Contoso.',
  });
  try {
    const [added] = await addRows({ dataDir, projectId: id, rows: [row], batch: null, now: Date.UTC(2026, 0, 16) });
    expect([added?.kind, scan.mock.calls.length]).toEqual(['added', 1]);
  } finally {
    scan.mockRestore();
  }
  stored = readImported(dataDir, id);
  const kept = runSteps(cachedTable(dataDir, id, stored.project));
  expect(kept?.count).toBe(COUNT + 1);
  if (kept !== null) expect(plain(kept)).toEqual(plain(buildTable(stored.project, stored.answers)));
});

test('a kept table is not used for other brands, other prompts, other answers, or when it is cut short', () => {
  const { project } = stored;
  expect(runSteps(cachedTable(dataDir, id, { ...project, brands: project.brands.slice(1) }))).toBeNull();
  expect(runSteps(cachedTable(dataDir, id, { ...project, prompts: project.prompts.slice(1) }))).toBeNull();
  expect(runSteps(cachedTable(dataDir, id, project))).not.toBeNull();
  const whole = join(dataDir, 'whole');
  copyFileSync(tablePath(dataDir, id), whole);
  truncateSync(tablePath(dataDir, id), 20_000);
  expect(runSteps(cachedTable(dataDir, id, project))).toBeNull();
  copyFileSync(whole, tablePath(dataDir, id));
  expect(runSteps(cachedTable(dataDir, id, project))).not.toBeNull();
  const bytes = readFileSync(whole);
  for (const at of [8, 0.2, 0.5, 0.8, 1].map((part) => (part <= 1 ? Math.floor((bytes.length - 1) * part) : part))) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8((changed[at] ?? 0) ^ 1, at);
    writeFileSync(tablePath(dataDir, id), changed);
    // A wrong byte would yield a wrong figure.
    expect(runSteps(cachedTable(dataDir, id, project)), `byte ${String(at)}`).toBeNull();
  }
  copyFileSync(whole, tablePath(dataDir, id));
  expect(runSteps(cachedTable(dataDir, id, project))).not.toBeNull();
  utimesSync(answersFile(dataDir, id), 1, 1);
  expect(runSteps(cachedTable(dataDir, id, project))).toBeNull();
});
