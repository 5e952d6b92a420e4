import type { TrafficLog } from '#server/analysis/traffic/TrafficLog.ts';
import type { TrafficSource } from '#server/analysis/traffic/trafficReport.ts';
import { sampleTraffic } from '#server/ingest/accessLogs/sampleTraffic.ts';
import type { ProjectCatalogue } from '#server/store/catalogue/ProjectCatalogue.ts';
import { SAMPLE_ZONE } from '#server/store/catalogue/sampleDay.ts';
import type { ProjectSession } from '../ProjectSession.ts';

/** Cached sample logs by project, each for one day. */
const samples = new WeakMap<ProjectCatalogue, Map<string, { readonly version: string; readonly log: TrafficLog }>>();

/**
 * The access logs of a project: the imported ones, else, for a sample, its generated log.
 * @throws ImportStoreError when the files cannot be read.
 */
export function loadTraffic({ entry, state, server: { catalogue } }: ProjectSession): TrafficSource {
  const { id, version, time_zone: timeZone = SAMPLE_ZONE } = entry;
  const imported = state.traffic.of(id);
  if (imported !== null) return { kind: 'import', log: imported };
  const lines = catalogue.accessLog(id);
  if (lines === null) return { kind: 'none', log: null };
  const ofCatalogue = samples.get(catalogue) ?? new Map<string, { version: string; log: TrafficLog }>();
  samples.set(catalogue, ofCatalogue);
  const known = ofCatalogue.get(id);
  if (known?.version === version) return { kind: 'sample', log: known.log };
  const log = sampleTraffic(lines, timeZone, version);
  ofCatalogue.set(id, { version, log });
  return { kind: 'sample', log };
}
