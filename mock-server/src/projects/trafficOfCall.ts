import type { TrafficLog } from '../analysis/traffic/TrafficLog.ts';
import type { TrafficSource } from '../analysis/traffic/trafficReport.ts';
import type { SignedCall } from '../http/Call.ts';
import { sampleTraffic } from '../traffic/sampleTraffic.ts';
import type { ProjectCatalogue } from './ProjectCatalogue.ts';
import { projectOfCall } from './projectOfCall.ts';

/** The zone the samples live in: their team sits in China. */
const SAMPLE_ZONE = 'Asia/Shanghai';

/** The logs of the samples by project; of each that of one day. */
const samples = new WeakMap<ProjectCatalogue, Map<string, { readonly version: string; readonly log: TrafficLog }>>();

/**
 * The access logs of the project a call speaks of: what was imported, else, for a sample, the log made for it.
 * @throws MockError as `projectOfCall`, ImportStoreError when the files cannot be read.
 */
export function trafficOfCall(call: SignedCall): TrafficSource {
  const { id, version } = projectOfCall(call);
  const imported = call.state.traffic.of(id);
  if (imported !== null) return { kind: 'import', log: imported };
  const lines = call.services.catalogue.accessLog(id);
  if (lines === null) return { kind: 'none', log: null };
  const { catalogue } = call.services;
  const ofCatalogue = samples.get(catalogue) ?? new Map<string, { version: string; log: TrafficLog }>();
  samples.set(catalogue, ofCatalogue);
  const known = ofCatalogue.get(id);
  if (known?.version === version) return { kind: 'sample', log: known.log };
  const log = sampleTraffic(lines, SAMPLE_ZONE, version);
  ofCatalogue.set(id, { version, log });
  return { kind: 'sample', log };
}
