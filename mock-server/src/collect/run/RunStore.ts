import { statSync } from 'node:fs';
import { ZonedClock } from '#server/ingest/parse/parseTime.ts';
import { foldOf } from './CollectRun.ts';
import { runFiles, runIdsOf } from '../collectPaths.ts';
import type { RunFiles } from '../collectPaths.ts';
import { readManifest } from './Manifest.ts';
import type { Manifest } from './Manifest.ts';
import { modelsServed } from './runView.ts';
import type { RunFold } from './RunFold.ts';

export interface StoredRun {
  readonly manifest: Manifest;
  readonly files: RunFiles;
  readonly fold: RunFold;
}

interface Kept extends StoredRun {
  readonly version: string;
}

/** Runs on disk, read again only when their journals grew. */
export class RunStore {
  readonly #dataDir: string;
  readonly #kept = new Map<string, Kept>();

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  /** The runs of a project, newest first. */
  list(projectId: string): readonly StoredRun[] {
    return runIdsOf(this.#dataDir, projectId).flatMap((id) => this.find(projectId, id) ?? []);
  }

  /** Null when there is no such run. */
  find(projectId: string, runId: string): StoredRun | null {
    const files = runFiles(this.#dataDir, projectId, runId);
    const version = versionOf(files.journal);
    const known = this.#kept.get(files.folder);
    if (known?.version === version) return known;
    const manifest = readManifest(files);
    if (manifest === null) return null;
    const kept = { manifest, files, fold: foldOf(manifest, files), version };
    this.#kept.set(files.folder, kept);
    return kept;
  }

  /** Requests sent and US dollars spent in the calendar month of a zone in which `now` lies. */
  usedInMonth(projectId: string, timeZone: string, now: number): { readonly answers: number; readonly usd: number } {
    const clock = new ZonedClock(timeZone);
    const [year = 1970, month = 1] = clock.dayOf(now).split('-').map(Number);
    const [from, to] = [clock.toInstant(Date.UTC(year, month - 1, 1)), clock.toInstant(Date.UTC(year, month, 1))];
    let [answers, usd] = [0, 0];
    for (const { fold } of this.list(projectId)) {
      for (const paid of fold.payments) {
        if (paid.at < from || paid.at >= to) continue;
        answers += paid.attempts;
        usd += paid.usd;
      }
    }
    return { answers, usd };
  }

  /** The models that answered on each platform, by its name, as far as their answers are in the project. */
  knownModels(projectId: string): Map<string, Set<string>> {
    const known = new Map<string, Set<string>>();
    for (const { manifest, fold } of this.list(projectId)) {
      const delivered = fold.done.slice(0, fold.delivered);
      manifest.platforms.forEach(({ name }, platform) => {
        const own = delivered.filter(({ s }) => fold.slots[s]?.platform === platform);
        const models = known.get(name) ?? new Set<string>();
        for (const model of modelsServed(own)) models.add(model);
        known.set(name, models);
      });
    }
    return known;
  }
}

function versionOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? '' : `${String(stat.mtimeMs)}-${String(stat.size)}`;
}
