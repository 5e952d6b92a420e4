import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { ANSWERS_SCHEMA } from '#client/lib/answerExport.ts';
import type { ExportHead } from '#client/lib/answerExport.ts';
import { sampleAnswers, sampleDefinitions } from '#fixtures/sample.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { OverviewReport } from '#server/analysis/reports/overviewReport.ts';
import { overviewReport } from '#server/analysis/reports/overviewReport.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import type { RawAnswer } from '#server/analysis/table/RawAnswer.ts';
import { defineBrands } from '#server/ingest/merge/defineBrands.ts';
import { importAnswers } from '#server/ingest/merge/importAnswers.ts';
import type { ImportSummary } from '#server/ingest/merge/importSummary.ts';
import { ZonedClock } from '#server/ingest/parse/times/parseTime.ts';
import { listImported, readImported } from '#server/store/projectFiles/projectStore.ts';
import { buildTable } from '#server/testing/buildTable.ts';
import { exportedBrands } from './exportedAnswer.ts';
import { csvLines, jsonLines } from './exportLines.ts';

vi.setConfig({ testTimeout: 60_000 });

const TODAY = '2026-03-10';
const NOW = Date.parse(`${TODAY}T12:00:00Z`);
const QUERY: FilterQuery = {
  start_time: '2026-02-11',
  end_time: TODAY,
  topic_ids: [],
  platform_ids: [],
  keyword_ids: '',
  time_zone: 'Asia/Shanghai',
};

const TEXTS = [
  '=HYPERLINK("https://attacker.example","点")',
  "'=1+1 was already guarded",
  "''@SUM(A1)",
  '+1\r\n-2\r\n"quoted", and a comma; 澄驭 second',
  '-\tstarts with a minus\r',
  '\r\n\n  spaces around  \n',
  '@提及 **澄驭**，其次是其他。 "',
  'ends with a quote"',
  'a;=1+1;b; -2;\t"@x";\'=y\n=cmd|calc\r\n@z\n\'=w',
  '',
];

/** Answers beyond the sample's: each text in each status, with and without sources, some identical except for their id. */
function oddAnswers(project: ProjectDefinition, like: RawAnswer): RawAnswer[] {
  const own = project.brands[0]?.id ?? '';
  return TEXTS.flatMap((text, number) =>
    (['ok', 'refused', 'empty', 'failed'] as const).flatMap((status) =>
      [null, [], like.citations].map((citations, kind) => ({
        ...like,
        id: `odd-${number}-${status}-${kind}`,
        status,
        text,
        citations,
        model: '=cmd',
        searches: ['=1', 'a;=b | c', '新能源车'],
        ...(kind === 1 && { sentiments: { [own]: 'negative' as const } }),
      })),
    ),
  );
}

let dataDir = '';
let project: ProjectDefinition;
let table: AnswerTable;
let files: Readonly<Record<'csv' | 'json', string>>;

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return all.join('');
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'round-trip-'));
  const sample = sampleDefinitions(TODAY)[0];
  if (sample === undefined) throw new Error('There is no sample');
  // An export of answers contains neither events nor the keywords of prompts.
  project = {
    ...sample,
    events: [],
    keywords: [],
    prompts: sample.prompts.map((one) => ({ ...one, keyword_ids: [] })),
  };
  // Two windows of the longest query, for every third prompt: enough for every figure, and fast.
  const asked = new Set(sample.prompts.filter((_, index) => index % 3 === 0).map(({ id }) => id));
  const answers = [...sampleAnswers(sample.id, TODAY)].filter(
    ({ asked_at, prompt_id }) => asked_at > NOW - 60 * 86_400_000 && asked.has(prompt_id),
  );
  const like = answers.find(({ citations, status }) => status === 'ok' && (citations?.length ?? 0) > 1);
  if (like === undefined) throw new Error('No sample answer cites anything');
  table = buildTable(project, [...answers, ...oddAnswers(project, like)]);
  const head: ExportHead = {
    schema: ANSWERS_SCHEMA,
    exported_at: new Date(NOW).toISOString(),
    project: { name: project.name, start_time: '', end_time: '', time_zone: 'Asia/Shanghai' },
    brands: exportedBrands(project),
    notes: ['=ChatGPT (API): collected through an API', '豆包 (API)：通过接口采集'],
  };
  const rows = Uint32Array.from(table.ids, (_, row) => row).reverse();
  files = { csv: await textOf(csvLines(head, table, rows)), json: await textOf(jsonLines(head, table, rows)) };
}, 60_000);
afterAll(() => rmSync(dataDir, { recursive: true }));

async function importFile(text: string, name: string): Promise<ImportSummary> {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += 100_000) yield await Promise.resolve(bytes.subarray(at, at + 100_000));
  }
  const typed = project.brands.map((brand) => ({
    argument: '',
    domainsArgument: '',
    matchCase: brand.match_case,
    ...brand,
  }));
  return importAnswers({
    source: { open: chunks, path: null },
    fileName: 'answers',
    format: null,
    overrides: {},
    projectName: name,
    brands: defineBrands(typed, ''),
    defaultPlatform: 'unspecified',
    clock: new ZonedClock('UTC'),
    dataDir,
    now: NOW,
    onProgress: () => undefined,
  });
}

function importedTable(id: string): AnswerTable {
  const stored = readImported(dataDir, id);
  return buildTable(stored.project, stored.answers);
}

type Named = { readonly id: string; readonly name: string };

/** Replaces ids by names, and sorts sets by name. */
function comparable({ project: of }: AnswerTable, report: OverviewReport): unknown {
  const things: readonly Named[] = [
    ...of.brands,
    ...of.topics,
    ...of.platforms,
    ...of.prompts.map(({ id, text }) => ({ id, name: text })),
  ];
  let text = JSON.stringify(report, (_, value: unknown) =>
    // The last digits of a sum depend on the order of its terms.
    typeof value === 'number' ? Number(value.toPrecision(12)) : value,
  );
  for (const { id, name } of [...things].sort((a, b) => b.id.length - a.id.length)) {
    text = text.replaceAll(JSON.stringify(id), JSON.stringify(name));
  }
  const named = JSON.parse(text) as OverviewReport;
  const byText = <T>(list: readonly T[]): T[] =>
    [...list].sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  return {
    ...named,
    // A topic without answers is not in the export.
    topics: undefined,
    platforms: byText(named.platforms),
    heatmap: byText(named.heatmap.filter(({ measure }) => measure !== null)),
    changes: byText(named.changes.map((change) => ({ ...change, id: '' }))),
    actions: byText(named.actions.map((action) => ({ ...action, id: '' }))),
  };
}

test.each(['csv', 'json'] as const)(
  'an export as %s, imported into a new project, gives every figure again',
  async (form) => {
    const summary = await importFile(files[form], form);
    expect(summary.rows).toEqual({ read: table.count, imported: table.count, alreadyThere: 0, skipped: [] });
    expect(summary.file).toMatchObject({ missingFields: [], unusedColumns: [] });
    const again = importedTable(summary.project.id);
    const queries = [QUERY, { ...QUERY, start_time: '2026-03-04' }, { ...QUERY, time_zone: 'America/New_York' }];
    for (const query of queries) {
      const expected = comparable(table, overviewReport(table, query));
      expect(comparable(again, overviewReport(again, query))).toEqual(expected);
    }
  },
);

test('texts, sources, labels and what was searched for come back to the letter', async () => {
  const summaries = [await importFile(files.csv, 'csv'), await importFile(files.json, 'json')];
  const contents = [table, ...summaries.map((summary) => importedTable(summary.project.id))].map((one) =>
    Array.from({ length: one.count }, (_, row) =>
      JSON.stringify([
        one.askedAt[row],
        one.texts.text(row),
        one.run[row],
        one.captured[row],
        [...one.citationTitle.slice(one.citationStart[row], one.citationStart[row + 1])],
        [...one.sentiment.subarray(row * one.brandCount, (row + 1) * one.brandCount)],
        one.searches.get(row),
        one.models.get(row),
      ]),
    ).sort(),
  );
  expect(contents[1]).toEqual(contents[0]);
  expect(contents[2]).toEqual(contents[0]);
});

test('what was exported from an import is known when it comes back', async () => {
  const { project: first } = await importFile(files.json, 'json');
  const again = importedTable(first.id);
  const head = {
    schema: ANSWERS_SCHEMA,
    exported_at: '',
    project: { name: '', start_time: '', end_time: '', time_zone: '' },
    brands: exportedBrands(project),
  } as const;
  const rows = Uint32Array.from(again.ids, (_, row) => row);
  const back = await importFile(await textOf(csvLines(head, again, rows)), 'json');
  expect(back.rows).toMatchObject({ imported: 0, alreadyThere: table.count });
  expect(listImported(dataDir).find(({ id }) => id === first.id)?.answer_count).toBe(table.count);
});

test('no cell of the table is a formula', () => {
  const cells = files.csv.slice(1).match(/(?:^|,|\r\n)(?:"(?:[^"]|"")*"|[^",\r\n]*)/gu) ?? [];
  const contents = cells.map((cell) => cell.replace(/^(?:,|\r\n)/u, '').replace(/^"/u, ''));
  expect(contents.length).toBeGreaterThan(table.count * 10);
  expect(contents.filter((cell) => /^[=+\-@\t\r]/u.test(cell))).toEqual([]);
});
