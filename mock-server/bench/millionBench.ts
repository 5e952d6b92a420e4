/**
 * A large number of recorded answers through the whole product: the import command, the start of the mock with the project, and requests
 * over HTTP. `npx tsx mock-server/bench/millionBench.ts 1000000` needs 7 GB of disk; the default number takes a fifth of that. With `kept`
 * as third argument it uses the project imported by an earlier run. Prints one line of JSON: seconds of the import and of the first
 * response after a start (`loadMs`), peak memory of both processes in megabytes (null if the system does not report it), and percentiles of
 * response times in milliseconds. No two requests of a kind are equal, so none is answered from a response cache.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { addDays } from '#client/lib/dates.ts';
import { MockReader } from './MockReader.ts';
import { timeReplies } from './timeReplies.ts';
import { RECORDED_BRANDS, writeRecordedAnswers } from './writeRecordedAnswers.ts';

const FOLDER = '.cache/million';
const PORT = 5631;
const MOCK = `http://127.0.0.1:${String(PORT)}`;
const LAST_DAY = '2026-06-30';
const WATCH_MS = 100;
/** Peak memory of a process in megabytes, polled from the system while it runs. */
class MemoryWatch {
  #most: number | null = null;
  readonly #timer: NodeJS.Timeout;

  constructor(child: ChildProcess) {
    this.#timer = setInterval(() => {
      const file = `/proc/${String(child.pid)}/status`;
      const line = existsSync(file) ? /VmHWM:\s+(\d+) kB/u.exec(readFileSync(file, 'utf8')) : null;
      if (line !== null) this.#most = Math.round(Number(line[1]) / 1024);
    }, WATCH_MS);
  }

  end(): number | null {
    clearInterval(this.#timer);
    return this.#most;
  }
}

function run(args: readonly string[], variables: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', ...args], {
    env: { ...process.env, DATA_DIR: `${FOLDER}/data`, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function importFile(file: string): Promise<{ readonly seconds: number; readonly peakMb: number | null }> {
  rmSync(`${FOLDER}/data`, { recursive: true, force: true });
  const start = performance.now();
  const child = run(['scripts/importAnswers.ts', file, ...RECORDED_BRANDS], {});
  const memory = new MemoryWatch(child);
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error('The import failed');
  return { seconds: Math.round((performance.now() - start) / 100) / 10, peakMb: memory.end() };
}

async function startMock(): Promise<ChildProcess> {
  const child = run(['mock-server/src/main.ts'], { MOCK_PORT: String(PORT), MOCK_TODAY: LAST_DAY });
  for (;;) {
    if (child.exitCode !== null) throw new Error('The mock ended');
    const isReady = await fetch(`${MOCK}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return child;
    await new Promise((resolve) => {
      setTimeout(resolve, WATCH_MS);
    });
  }
}

async function main(count: number, rounds: number, isStored: boolean): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const file = `${FOLDER}/answers-${String(count)}.jsonl`;
  if (!existsSync(file)) {
    await writeRecordedAnswers(`${file}.part`, count, Date.parse(`${addDays(LAST_DAY, 1)}T00:00:00+08:00`));
    renameSync(`${file}.part`, file);
  }
  const imported = isStored ? { seconds: null, peakMb: null } : await importFile(file);
  const mock = await startMock();
  const memory = new MemoryWatch(mock);
  try {
    const reader = new MockReader(MOCK);
    await reader.signIn();
    const dates = { start_time: addDays(LAST_DAY, -89), end_time: LAST_DAY };
    const loadMs = Math.round(await reader.time('/api/front/overview/index', dates));
    const replies = await timeReplies(reader, LAST_DAY, rounds);
    const figures = {
      importSeconds: imported.seconds,
      importPeakMb: imported.peakMb,
      loadMs,
      mockPeakMb: memory.end(),
    };
    console.log(JSON.stringify({ answers: count, rounds, ...figures, ...replies }));
  } finally {
    memory.end();
    mock.kill();
  }
}

await main(Number(process.argv[2] ?? 200_000), Number(process.argv[3] ?? 8), process.argv[4] === 'kept');
