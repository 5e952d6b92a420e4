import type { WorkplaceProject } from '#client/api/workplaceSchemas.ts';
import type { AlertedDrops } from '#server/analysis/actions/actionSubjects.ts';
import { projectRefs } from '#server/analysis/reports/projectRefs.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { openAlerts } from './alertList.ts';

/** What needs attention in a project; the checklist depends on user actions, not on answers. */
type ProjectFindings = Omit<WorkplaceProject, 'checklist'>;

/** Limit of alerts here; the alert list shows the rest. */
const MOST = 10;

/** The open alerts of a project's last evaluation, for overview and workplace. */
export async function projectFindings(project: ProjectSession, timeZone: string): Promise<ProjectFindings> {
  const alerts = project.server.alerts;
  const stored = await alerts.list(project.state, project.entry, timeZone);
  if (stored.evaluation === null) throw new Error(`The project ${project.id} was not evaluated`);
  const { window, events, answers } = stored.evaluation;
  return {
    window: { ...window, time_zone: stored.time_zone },
    ...projectRefs(project.shown),
    events: [...events],
    answers,
    alerts: openAlerts(stored, alerts.day(stored)).slice(0, MOST),
  };
}

/** The own brand's drops in the alert list, for the action board. */
export async function alertedDrops(project: ProjectSession, timeZone: string): Promise<AlertedDrops | null> {
  const alerts = project.server.alerts;
  const stored = await alerts.list(project.state, project.entry, timeZone);
  if (stored.evaluation === null) return null;
  const { start_time, end_time } = stored.evaluation.window;
  const scope = { topic_ids: [], platform_ids: [], keyword_ids: '', time_zone: stored.time_zone };
  const drops = openAlerts(stored, alerts.day(stored)).flatMap(({ rule, measure_id, platform_id, topic_id }) => {
    if (rule === 'own_drop') return [{ measure_id: 'visibility' as const, platform_id, topic_id }];
    return rule === 'measure_drop' && measure_id ? [{ measure_id, platform_id, topic_id }] : [];
  });
  return { query: { start_time, end_time, ...scope }, drops };
}
