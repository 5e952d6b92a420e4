import type { Traffic, TrafficPage, TrafficPages } from '../../../client/src/api/trafficSchemas.ts';
import type { TrafficLog } from '../analysis/traffic/TrafficLog.ts';
import { pageRows, trafficPages } from '../analysis/traffic/trafficPages.ts';
import type { PagesView } from '../analysis/traffic/trafficPages.ts';
import { trafficReport, trafficScope } from '../analysis/traffic/trafficReport.ts';
import type { SignedCall } from '../http/Call.ts';
import { readQuery } from '../http/readInput.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { filterRequest, LIST_NAMES } from '../http/requests/filterRequests.ts';
import { trafficPagesRequest } from '../http/requests/trafficRequests.ts';
import type { TrafficPagesRequest } from '../http/requests/trafficRequests.ts';
import { insightOf } from '../projects/insightOf.ts';
import { projectOfCall } from '../projects/projectOfCall.ts';
import { ReportCache } from '../projects/ReportCache.ts';
import { trafficOfCall } from '../projects/trafficOfCall.ts';
import { addLogRoutes } from './logRoutes.ts';

/** Rows of a large site are larger than a report, and one reader turns the pages of one. */
const MOST_PAGE_ROWS = 4;

/** The calls of /keywords/traffic. Whoever may see a project may add to its logs. */
export function addTrafficRoutes(routes: RouteTable): void {
  const reports = new ReportCache<Traffic>();
  const rows = new ReportCache<readonly TrafficPage[]>(MOST_PAGE_ROWS);
  const versions = new Versions();
  routes.signed('get', '/api/front/traffic/index', async (call) => {
    const { table, query } = await insightOf(call, readQuery(call.request.url, filterRequest, LIST_NAMES));
    const source = trafficOfCall(call);
    const key = JSON.stringify([versions.of(source.log), query]);
    return reports.get(table, key, () => trafficReport(source, table, query));
  });
  routes.signed('get', '/api/front/traffic/pages', (call) => listPages(call, rows, versions));
  addLogRoutes(routes);
  routes.signed('post', '/api/front/traffic/clear', clear);
}

/** Tells logs apart in keys of caches: a log is never changed, only replaced. */
class Versions {
  readonly #known = new WeakMap<TrafficLog, number>();
  #next = 1;

  of(log: TrafficLog | null): number {
    if (log === null) return 0;
    const version = this.#known.get(log) ?? this.#next;
    if (version === this.#next) this.#next += 1;
    this.#known.set(log, version);
    return version;
  }
}

function viewOf({ view, folder, q, gap }: TrafficPagesRequest): PagesView {
  return view === 'folders' ? { view, folder } : { view, q, gap: gap ?? null };
}

async function listPages(
  call: SignedCall,
  kept: ReportCache<readonly TrafficPage[]>,
  versions: Versions,
): Promise<TrafficPages> {
  const request = readQuery(call.request.url, trafficPagesRequest, LIST_NAMES);
  const { table, query } = await insightOf(call, request);
  const source = trafficOfCall(call);
  const view = viewOf(request);
  const key = JSON.stringify([versions.of(source.log), query, view]);
  const rows = kept.get(table, key, () => pageRows(trafficScope(source, table, query), view));
  return trafficPages(rows, request);
}

/** Takes away what was imported; the answers, and a sample's own log, stay. */
function clear(call: SignedCall): null {
  call.state.traffic.put(projectOfCall(call).id, null);
  return null;
}
