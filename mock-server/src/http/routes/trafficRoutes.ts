import type { TrafficPages } from '#client/api/trafficSchemas.ts';
import type { TrafficLog } from '#server/analysis/traffic/TrafficLog.ts';
import type { PagesView } from '#server/analysis/traffic/trafficPages.ts';
import type { TrafficSource } from '#server/analysis/traffic/trafficReport.ts';
import { readReportRequest } from '#server/service/answers/readReportRequest.ts';
import type { ProjectSession } from '#server/service/ProjectSession.ts';
import { ReportService } from '#server/service/reports/ReportService.ts';
import { loadTraffic } from '#server/service/traffic/loadTraffic.ts';
import { emptyRequest } from '../requests/fields.ts';
import { filterRequest } from '../requests/filterRequests.ts';
import { trafficPagesRequest } from '../requests/trafficRequests.ts';
import type { TrafficPagesRequest } from '../requests/trafficRequests.ts';
import type { RouteTable, QueryCall } from '../RouteTable.ts';
import { addLogRoutes } from './logRoutes.ts';

/** Number of log counts that one slice processes, in some 10 ms. */
const MOST_CELLS = 20_000;

const isMuch = ({ log }: TrafficSource): boolean => log !== null && log.day.length > MOST_CELLS;

type Reports = ReportService<'traffic'>;
type Pages = ReportService<'trafficPages'>;

/** The calls of /keywords/traffic. */
export function addTrafficRoutes(routes: RouteTable): void {
  const versions = new Versions();
  const reports: Reports = new ReportService('traffic', {
    keyOf: ([query, { log }]) => JSON.stringify([versions.of(log), query]),
    isMuch: ([, source]) => isMuch(source),
  });
  const pages: Pages = new ReportService('trafficPages', {
    keyOf: ([query, { version }, shown]) => JSON.stringify([version, query, shown]),
    isMuch: ([, source]) => isMuch(source),
  });
  routes.project('get', '/api/front/traffic/index', filterRequest, async ({ project, query: request }) => {
    const { table, query } = await readReportRequest(project, request);
    return reports.of(table, project.signal, query, loadTraffic(project));
  });
  routes.project('get', '/api/front/traffic/pages', trafficPagesRequest, (call) => listPages(call, pages, versions));
  addLogRoutes(routes);
  routes.project('post', '/api/front/traffic/clear', emptyRequest, ({ project }) => clear(project));
}

/** Identifies a log in cache keys: logs are immutable and only replaced. */
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
  pages: Pages,
  versions: Versions,
): Promise<TrafficPages> {
  const { table, query } = await readReportRequest(project, request);
  const source = loadTraffic(project);
  const { sort, order, page, page_size } = request;
  const asked = { ...source, version: versions.of(source.log) };
  const shown = { view: viewOf(request), order: { sort, order, page, page_size } };
  return pages.of(table, project.signal, query, asked, shown);
}

/** Removes the imported logs; the answers and a sample's own log stay. */
function clear(project: ProjectSession): null {
  project.state.traffic.put(project.id, null);
  return null;
}
