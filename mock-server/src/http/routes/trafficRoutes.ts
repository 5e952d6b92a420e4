import type { Traffic, TrafficPage, TrafficPages } from '#client/api/trafficSchemas.ts';
import type { TrafficLog } from '../../analysis/traffic/TrafficLog.ts';
import { pageRows, trafficPages } from '../../analysis/traffic/trafficPages.ts';
import type { PagesView } from '../../analysis/traffic/trafficPages.ts';
import { trafficReport, trafficScope } from '../../analysis/traffic/trafficReport.ts';
import type { RouteTable, QueryCall } from '../RouteTable.ts';
import { filterRequest } from '../requests/filterRequests.ts';
import { trafficPagesRequest } from '../requests/trafficRequests.ts';
import type { TrafficPagesRequest } from '../requests/trafficRequests.ts';
import { readReportRequest } from '../../service/answers/readReportRequest.ts';
import { ReportCache } from '../../service/cache/ReportCache.ts';
import { addLogRoutes } from './logRoutes.ts';
import type { ProjectSession } from '../../service/ProjectSession.ts';
import { emptyRequest } from '../requests/fields.ts';
import { loadTraffic } from '../../service/traffic/loadTraffic.ts';

/** Rows of a large site are larger than a report, and one reader turns the pages of one. */
const MOST_PAGE_ROWS = 4;

/** The calls of /keywords/traffic. Whoever may see a project may add to its logs. */
export function addTrafficRoutes(routes: RouteTable): void {
  const reports = new ReportCache<Traffic>();
  const rows = new ReportCache<readonly TrafficPage[]>(MOST_PAGE_ROWS);
  const versions = new Versions();
  routes.project('get', '/api/front/traffic/index', filterRequest, async ({ project, query: request }) => {
    const { table, query } = await readReportRequest(project, request);
    const source = loadTraffic(project);
    const key = JSON.stringify([versions.of(source.log), query]);
    return reports.get(table, key, () => trafficReport(source, table, query));
  });
  routes.project('get', '/api/front/traffic/pages', trafficPagesRequest, (call) => listPages(call, rows, versions));
  addLogRoutes(routes);
  routes.project('post', '/api/front/traffic/clear', emptyRequest, ({ project }) => clear(project));
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
  { project, query: request }: QueryCall<typeof trafficPagesRequest>,
  kept: ReportCache<readonly TrafficPage[]>,
  versions: Versions,
): Promise<TrafficPages> {
  const { table, query } = await readReportRequest(project, request);
  const source = loadTraffic(project);
  const view = viewOf(request);
  const key = JSON.stringify([versions.of(source.log), query, view]);
  const rows = kept.get(table, key, () => pageRows(trafficScope(source, table, query), view));
  return trafficPages(rows, request);
}

/** Takes away what was imported; the answers, and a sample's own log, stay. */
function clear(project: ProjectSession): null {
  project.state.traffic.put(project.id, null);
  return null;
}
