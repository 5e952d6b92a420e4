import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { issuedReportSchema } from '#client/api/schemas/issuedReportSchemas.ts';
import { reportPath } from '../projectFiles/projectPaths.ts';
import { hasImported } from '../projectFiles/projectStore.ts';
import { readSealed } from '../projectFiles/readSealed.ts';
import { sealJson } from '../projectFiles/sealedJson.ts';
import { writeWhole } from '../projectFiles/writeWhole.ts';
import { MemoryReports } from './MemoryReports.ts';
import { isReportId, reportSummarySchema } from './ReportStore.ts';
import type { KeptReport, ReportStore } from './ReportStore.ts';

/** File schema: a report with its summary. */
const keptSchema = v.object({
  ...issuedReportSchema.entries,
  summary: v.optional(v.nullable(reportSummarySchema), null),
});

/** Reports on disk, one file each beside the project; reports of samples are in memory until the server stops. */
export class DiskReports implements ReportStore {
  readonly #dataDir: string;
  readonly #ofSamples = new MemoryReports();

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  read(projectId: string, id: string): KeptReport | null {
    return hasImported(this.#dataDir, projectId) ? this.stored(projectId, id) : this.#ofSamples.read(projectId, id);
  }

  /** The stored report, with which a test session starts. */
  stored(projectId: string, id: string): KeptReport | null {
    if (!isReportId(id) || !hasImported(this.#dataDir, projectId)) return null;
    const file = reportPath(this.#dataDir, projectId, id);
    if (!existsSync(file)) return null;
    const { summary, ...report } = readSealed(file, keptSchema);
    return { report, summary };
  }

  add(projectId: string, kept: KeptReport): void {
    if (!hasImported(this.#dataDir, projectId)) {
      this.#ofSamples.add(projectId, kept);
      return;
    }
    const { report, summary } = kept;
    const file = reportPath(this.#dataDir, projectId, report.id);
    mkdirSync(dirname(file), { recursive: true });
    writeWhole(file, sealJson({ ...report, summary }));
  }

  remove(projectId: string, id: string): void {
    if (!hasImported(this.#dataDir, projectId)) this.#ofSamples.remove(projectId, id);
    else if (isReportId(id)) rmSync(reportPath(this.#dataDir, projectId, id), { force: true });
  }
}
