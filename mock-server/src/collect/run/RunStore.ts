import { statSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ZonedClock } from '#server/ingest/parse/times/parseTime.ts';
import { runFiles, listRunIds } from '../collectPaths.ts';
import type { RunFiles } from '../collectPaths.ts';
import { readJournal, readJournalFrom } from './Journal.ts';
import type { JournalLine } from './journalLines.ts';
import { readManifest } from './Manifest.ts';
import type { Manifest } from './Manifest.ts';
import { RunFold } from './RunFold.ts';
import type { RunTotals } from './RunFold.ts';

export interface StoredRun {
  readonly manifest: Manifest;
  readonly files: RunFiles;
  readonly fold: RunTotals;
}

interface CachedRun extends StoredRun {
  readonly fold: RunFold;
  readonly version: JournalVersion;
  /** Number of journal bytes included in the fold. */
  readonly bytes: number;
}

/**
 * Reads runs from disk and caches them. Of a journal that grew, only the new lines are read, because a client that shows a run polls it
 * every few seconds. Of a run that has ended, only the totals are kept.
 */
export class RunStore {
  readonly #dataDir: string;
  readonly #cache = new Map<string, CachedRun>();

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  /** The runs of a project, newest first. Gives way after each one it has to read: the journals of a year of rounds take seconds. */
  async list(projectId: string): Promise<readonly StoredRun[]> {
    const runs: StoredRun[] = [];
    for (const id of listRunIds(this.#dataDir, projectId)) {
      const isKnown = this.#cache.has(runFiles(this.#dataDir, projectId, id).folder);
      const run = this.find(projectId, id);
      if (run !== null) runs.push(run);
      if (!isKnown) await nextTurn();
    }
    return runs;
  }

  /** The newest run of a project, without reading the others; null: none. */
  newest(projectId: string): StoredRun | null {
    for (const id of listRunIds(this.#dataDir, projectId)) {
      const run = this.find(projectId, id);
      if (run !== null) return run;
    }
    return null;
  }

  /** Null: no such run. */
  find(projectId: string, runId: string): StoredRun | null {
    const files = runFiles(this.#dataDir, projectId, runId);
    const version = readVersion(files.journal);
    const known = this.#cache.get(files.folder);
    if (known !== undefined && isSame(known.version, version)) return known;
    const run = known !== undefined && isGrown(known, version) ? grown(known, version) : readRun(files, version);
    if (run === null) return null;
    if (run.fold.end !== null) run.fold.rest();
    this.#cache.set(files.folder, run);
    return run;
  }

  /** Requests sent and US dollars spent in the calendar month of `now` in a time zone, those without a result included. */
  async usedInMonth(
    projectId: string,
    timeZone: string,
    now: number,
  ): Promise<{ readonly answers: number; readonly usd: number }> {
    const clock = new ZonedClock(timeZone);
    const [year = 1970, month = 1] = clock.dayOf(now).split('-').map(Number);
    const [from, to] = [clock.toInstant(Date.UTC(year, month - 1, 1)), clock.toInstant(Date.UTC(year, month, 1))];
    let [answers, usd] = [0, 0];
    for (const { fold } of await this.list(projectId)) {
      if (fold.lastAt < from) continue;
      for (const paid of [...fold.payments, ...fold.unsettled]) {
        if (paid.at < from || paid.at >= to) continue;
        answers += paid.attempts;
        usd += paid.usd;
      }
    }
    return { answers, usd };
  }

  /** The models that answered on each platform, by platform name, as far as their answers are in the project. */
  async knownModels(projectId: string): Promise<Map<string, Set<string>>> {
    const known = new Map<string, Set<string>>();
    for (const { manifest, fold } of await this.list(projectId)) {
      manifest.platforms.forEach(({ name }, platform) => {
        const models = known.get(name) ?? new Set<string>();
        for (const model of fold.tallies[platform]?.deliveredModels ?? []) models.add(model);
        known.set(name, models);
      });
    }
    return known;
  }
}

interface JournalVersion {
  readonly inode: number;
  readonly size: number;
  readonly modified: number;
}

const NO_JOURNAL: JournalVersion = { inode: 0, size: 0, modified: 0 };

function readVersion(file: string): JournalVersion {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? NO_JOURNAL : { inode: stat.ino, size: stat.size, modified: stat.mtimeMs };
}

function isSame(one: JournalVersion, other: JournalVersion): boolean {
  return one.inode === other.inode && one.size === other.size && one.modified === other.modified;
}

/** Whether the cached journal only grew; a repaired journal is another file, and a run that goes on after its end is read anew. */
function isGrown({ fold, version, bytes }: CachedRun, now: JournalVersion): boolean {
  return fold.end === null && version.inode === now.inode && version.size < now.size && bytes > 0;
}

function readRun(files: RunFiles, version: JournalVersion): CachedRun | null {
  const manifest = readManifest(files);
  if (manifest === null) return null;
  const { lines, bytes } = readJournal(files.journal);
  return { manifest, files, fold: folded(new RunFold(manifest), lines), version, bytes };
}

function grown(known: CachedRun, version: JournalVersion): CachedRun {
  const { lines, bytes } = readJournalFrom(known.files.journal, known.bytes);
  return { ...known, fold: folded(known.fold, lines), version, bytes };
}

function folded(fold: RunFold, lines: readonly JournalLine[]): RunFold {
  for (const line of lines) fold.apply(line);
  return fold;
}
