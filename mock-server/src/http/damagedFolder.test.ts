import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { TrafficCounter } from '../analysis/traffic/TrafficCounter.ts';
import { planPath, runFiles, schedulePath } from '../collect/collectPaths.ts';
import { writePlan } from '../collect/plan/planFile.ts';
import { writeManifest } from '../collect/run/Manifest.ts';
import { writeSchedule } from '../collect/schedule/scheduleFile.ts';
import { diskDocuments } from '../store/documents/projectDocuments.ts';
import { DiskEdits } from '../store/edits/DiskEdits.ts';
import { NO_EDITS } from '../store/edits/ProjectEdits.ts';
import { writeImportKeys } from '../store/projectFiles/importKeys.ts';
import {
  answersFile,
  definitionFile,
  documentPath,
  editsPath,
  projectFolder,
  teamPath,
  trafficPath,
} from '../store/projectFiles/projectPaths.ts';
import { giveToTeam } from '../store/projectFiles/projectTeam.ts';
import { writeTraffic } from '../store/traffic/trafficFile.ts';
import { importSample } from '../testing/importSample.ts';
import { readingCalls } from '../testing/readingCalls.ts';
import { runDoctor } from '../testing/runDoctor.ts';
import { startTestServer } from '../testing/startTestServer.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const NOW = Date.parse('2026-03-10T00:00:00.000Z');
const RUN = 'run-20260309090000-abcd';
const DATES = { start_time: '2026-02-10', end_time: '2026-03-10', time_zone: 'UTC' };
const KNOWN = { prompt: 'q1', topic: 't1', answer: 'a1', domain: 'own.example', rival: 'b2', keyword: 'k1' };
/** The text of an unexplained server error. */
const UNEXPLAINED = /went wrong on the server|服务器出错/iu;

const halve = (file: string): void => truncateSync(file, Math.floor(readFileSync(file).length / 2));
/** Replaces a character in the middle, so that the file may still be parsed. */
function flip(file: string, of: string, to: string): void {
  const text = readFileSync(file, 'latin1');
  const at = text.indexOf(of, Math.floor(text.length / 2));
  writeFileSync(file, text.slice(0, at) + to + text.slice(at + of.length), 'latin1');
}

/** Ten kinds of damage; after the last two the file may still be parsed. */
const WAYS: readonly (readonly [string, (file: string) => void])[] = [
  ['missing', (file) => rmSync(file)],
  ['empty', (file) => writeFileSync(file, '')],
  ['cut', halve],
  ['short', (file) => truncateSync(file, readFileSync(file).length - 2)],
  ['rubbish', (file) => writeFileSync(file, Buffer.alloc(readFileSync(file).length, 0xa5))],
  ['longer', (file) => appendFileSync(file, '\u0000\u0000{"half\n')],
  ['list', (file) => writeFileSync(file, '[1,2,3]\n')],
  ['other', (file) => writeFileSync(file, '{"id":"other"}\n')],
  ['letter', (file) => flip(file, 'e', 'f')],
  ['digit', (file) => flip(file, '1', '2')],
];

interface Kind {
  readonly name: string;
  readonly path: (dataDir: string, project: string) => string | readonly string[];
  /** Damage that is indistinguishable from a person's change, or from a kill. */
  readonly untold: readonly string[];
  /** Damage that the doctor detects but cannot repair. */
  readonly unmended: readonly string[];
}

/** An optional file: its absence is no damage. */
const optional = (name: string, path: Kind['path']): Kind => ({ name, path, untold: ['missing'], unmended: [] });
const DOCUMENTS = Object.values(diskDocuments('')).map(({ name }) => name);

const KINDS: readonly Kind[] = [
  { name: 'the definition', path: definitionFile, untold: [], unmended: [] },
  { name: 'the answers', path: answersFile, untold: [], unmended: [] },
  optional('the edits', editsPath),
  optional('the traffic', trafficPath),
  optional('the team', teamPath),
  optional('keys of an import', (dataDir, project) => join(projectFolder(dataDir, project), 'imp-1.keys')),
  optional('the plan', planPath),
  optional('the schedule', schedulePath),
  {
    ...{ name: 'the manifest of a run', path: (dataDir, project) => runFiles(dataDir, project, RUN).manifest },
    ...{ untold: [], unmended: [] },
  },
  {
    // Lines have no checksums: a line that still parses is accepted; one without a line feed was never acknowledged.
    ...{ name: 'the journal of a run', path: (dataDir, project) => runFiles(dataDir, project, RUN).journal },
    ...{ untold: ['missing', 'empty', 'cut', 'short', 'digit'], unmended: [] },
  },
  {
    ...{ name: 'the replies of a run', path: (dataDir, project) => runFiles(dataDir, project, RUN).replies },
    // Bytes after the last reply were never acknowledged.
    ...{ untold: ['longer'], unmended: WAYS.map(([way]) => way) },
  },
  // All documents of a project at once: each has its own endpoints, and new kinds are included.
  optional('the documents', (dataDir, project) => DOCUMENTS.map((name) => documentPath(dataDir, project, name))),
];

/** Creates every file that a project can have. */
function fill(dataDir: string, project: string): void {
  importSample(dataDir, project, 30);
  importSample(dataDir, project, 40);
  for (const store of Object.values(diskDocuments(dataDir))) store.put(project, store.stored(project) as never);
  new DiskEdits(dataDir).put(project, { ...NO_EDITS, topics: [{ id: 'own-topic', name: 'Own topic 11' }] });
  const traffic = new TrafficCounter();
  traffic.add(20_500, 'crawler:gptbot', 'https://own.example/a', 200, 3);
  writeTraffic(dataDir, project, traffic.toLog({ timeZone: 'UTC', spans: [], imports: [] }));
  giveToTeam(dataDir, project, 't1');
  writeImportKeys(dataDir, project, 'imp-1', ['0123456789abcdef1', 'fedcba98765432101']);
  writePlan(dataDir, project, {
    ...{ platforms: [], repeats: 1, days: [1], hour: 9, time_zone: 'UTC', cap_answers: 10, cap_cost: 1 },
  });
  writeSchedule(dataDir, project, { seen_at: NOW - 3_600_000, missed: [] });
  const files = runFiles(dataDir, project, RUN);
  writeManifest(files, {
    ...{ id: RUN, project_id: project, created_at: '2026-03-09T00:00:00.000Z', trigger: 'person', seed: 1, repeats: 1 },
    ...{ time_zone: 'UTC', prompts: [{ id: 'q1', text: 'Question 1?' }] },
    platforms: [{ name: 'A', provider_id: 'openai', model: 'm-1', search_mode: 'forced', country: null }],
  });
  const reply = gzipSync(JSON.stringify({ text: 'A reply of some length, with the digits 1 and 2.' }));
  writeFileSync(files.replies, reply);
  const lines = [
    { t: 'begin', at: NOW - 5000, redo: false },
    { t: 'started', s: 0, at: NOW - 4000, n: 1 },
    {
      ...{ t: 'done', s: 0, at: NOW - 3000, status: 'ok', reason: '', detail: '', wait: null, model: 'm-1' },
      ...{ searched: true, truncated: false, usd: 0.01, src: 'estimate', raw: [0, reply.length] },
    },
    { t: 'delivered', upto: 1, at: NOW - 2000 },
    { t: 'end', at: NOW - 1000, state: 'complete', partial: null },
  ];
  writeFileSync(files.journal, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/** The result of each GET call per project, by path: null if it succeeds, else the error text. */
async function readAll(dataDir: string, projects: readonly string[]): Promise<Map<string, string>> {
  const refused = new Map<string, string>();
  const server = await startTestServer({ dataDir });
  try {
    const login = await server.signIn('ada');
    for (const project of projects) {
      const headers = { ...login, 'project-id': project, 'accept-language': 'en' };
      for (const [path, query] of readingCalls(KNOWN, DATES)) {
        const reply = await fetch(`${server.url}${path}?${new URLSearchParams(query).toString()}`, { headers });
        const text = await reply.text();
        const wrong = /^\{"code":(?!0,)(?<code>\d+),"msg":"(?<msg>(?:[^"\\]|\\.)*)"/u.exec(text)?.groups;
        if (wrong !== undefined) refused.set(`${project} ${path}`, `${wrong['code'] ?? ''}: ${wrong['msg'] ?? ''}`);
      }
    }
  } finally {
    await server.stop();
  }
  return refused;
}

const damages = (refused: ReadonlyMap<string, string>): string[] =>
  [...refused].filter(([, says]) => says.startsWith('500')).map(([call, says]) => `${call}: ${says}`);

let dataDir = '';
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe.each(KINDS)('$name', ({ path, untold, unmended }) => {
  const projects = WAYS.map(([way]) => way);

  test('that is damaged in ten ways is told, mended, and brings nothing else down', async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'damaged-'));
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    for (const project of projects) fill(dataDir, project);
    expect(await runDoctor(dataDir, NOW)).toMatchObject({ code: 0 });
    expect(damages(await readAll(dataDir, projects.slice(0, 1)))).toEqual([]);
    const files = WAYS.flatMap(([way, spoil]) => [path(dataDir, way)].flat().map((file) => ({ way, file, spoil })));
    for (const { file, spoil } of files) spoil(file);

    const refused = damages(await readAll(dataDir, projects));
    expect(refused.filter((says) => UNEXPLAINED.test(says) || !says.includes('doctor'))).toEqual([]);
    const told = await runDoctor(dataDir, NOW);
    for (const { way, file } of files) expect([file, told.said.includes(file)]).toEqual([file, !untold.includes(way)]);

    await runDoctor(dataDir, NOW, '--mend');
    const after = await runDoctor(dataDir, NOW);
    for (const { way, file } of files) {
      const [isTold, isMended] = [!untold.includes(way), !unmended.includes(way)];
      expect([file, after.said.includes(file)]).toEqual([file, isTold && !isMended]);
      // Nothing is deleted: an unusable file is kept beside it, or its folder is.
      const isKept = [`${file}.damaged`, `${join(file, '..')}.damaged`].some((each) => existsSync(each));
      if (way !== 'missing') expect([file, isKept]).toEqual([file, isTold && isMended]);
    }
    expect(damages(await readAll(dataDir, projects))).toEqual([]);
    rmSync(dataDir, { recursive: true, force: true });
  });
});

describe.each(['keys.json', 'audit.jsonl', 'accounts.jsonl'])('%s', (name) => {
  // Lines have no checksums. A missing file, and a last line without its end, cannot be detected either.
  const untold: Readonly<Record<string, readonly string[]>> = {
    'keys.json': ['missing'],
    'audit.jsonl': ['missing', 'empty'],
    'accounts.jsonl': ['missing', 'empty', 'cut', 'short'],
  };
  /** A line with one changed character may still be valid. */
  const maybe = name.endsWith('.jsonl') ? ['letter', 'digit'] : [];

  test('that is damaged in ten ways is told, and lets people in and brings nothing else down', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    for (const [way, spoil] of WAYS) {
      dataDir = mkdtempSync(join(tmpdir(), 'damaged-'));
      const server = await startTestServer({ dataDir });
      const ada = await server.signIn('ada');
      const key = { name: 'Sheet 11', scopes: ['read'], project_ids: ['p1'] };
      expect((await server.post('/api/front/key/create', key, ada)).code).toBe(0);
      await server.stop();
      const file = join(dataDir, name);
      spoil(file);
      const isTold = (await runDoctor(dataDir, NOW)).said.includes(file);
      if (!maybe.includes(way)) expect([way, isTold]).toEqual([way, !untold[name]?.includes(way)]);
      const refused = await readFolder(dataDir);
      expect([way, refused.filter((says) => UNEXPLAINED.test(says))]).toEqual([way, []]);
      await runDoctor(dataDir, NOW, '--mend');
      expect([way, (await runDoctor(dataDir, NOW)).code, await readFolder(dataDir)]).toEqual([way, 0, []]);
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

/** The errors for a logged-in admin in accounts, keys and activity. */
async function readFolder(folder: string): Promise<readonly string[]> {
  const server = await startTestServer({ dataDir: folder });
  try {
    const ada = { ...(await server.signIn('ada')), 'accept-language': 'en' };
    const paths = [
      'user/profile',
      'user/team/members',
      'user/team/audit',
      'user/allToken',
      'key/index',
      'project/index',
    ];
    const replies = await Promise.all(paths.map((path) => server.get(`/api/front/${path}`, ada)));
    return replies.flatMap(({ code, msg }, index) => (code === 500 ? [`${paths[index] ?? ''}: ${msg}`] : []));
  } finally {
    await server.stop();
  }
}
