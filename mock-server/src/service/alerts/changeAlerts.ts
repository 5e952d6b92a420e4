import { badInput } from '#server/refusal/MockError.ts';
import type { ProjectAlerts, AlertRecord } from '#server/store/documents/ProjectAlerts.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { isRule } from './alertRules.ts';

/** Marks alerts as seen for the whole team. @throws MockError (422) for an unknown alert */
export function acknowledgeAlerts(project: ProjectSession, ids: readonly string[]): null {
  const wanted = requireRecords(project, ids);
  const done = doneBy(project);
  change(project, (stored) => ({
    ...stored,
    records: stored.records.map((record) =>
      wanted.has(record.id) && record.acknowledged === null ? { ...record, acknowledged: done } : record,
    ),
  }));
  return null;
}

interface MuteOrder {
  readonly scope: 'alert' | 'kind';
  /** Id of an alert, or the name of a kind. */
  readonly of: string;
}

/** Mutes one alert, or its kind, until the end of a day or until unmuted. @throws MockError (422) */
export function muteAlerts(project: ProjectSession, order: MuteOrder & { readonly until: string | null }): null {
  const { scope, until } = order;
  const of = subjectOf(project, order);
  const day = project.server.alerts.day(project.server.alerts.kept(project.state, project.id));
  if (until !== null && until < day) {
    throw badInput('until', {
      zh: `${until} 早于今天（${day}），请选择今天或之后的日期`,
      en: `${until} is before today (${day}): choose today or later`,
    });
  }
  const mute = { scope, of, until, ...doneBy(project) };
  change(project, (stored) => ({ ...stored, mutes: [...withoutMute(stored, scope, of), mute] }));
  return null;
}

/** Unmutes; does nothing without a mute. @throws MockError (422) */
export function unmuteAlerts(project: ProjectSession, order: MuteOrder): null {
  const of = subjectOf(project, order);
  change(project, (stored) => ({ ...stored, mutes: withoutMute(stored, order.scope, of) }));
  return null;
}

const withoutMute = ({ mutes }: ProjectAlerts, scope: MuteOrder['scope'], of: string) =>
  mutes.filter((mute) => mute.scope !== scope || mute.of !== of);

function subjectOf(project: ProjectSession, { scope, of }: MuteOrder): string {
  if (scope === 'kind') {
    if (isRule(of)) return of;
    throw badInput('of', { zh: `没有预警类型“${of}”`, en: `there is no kind of alert “${of}”` });
  }
  return requireRecords(project, [of], 'of').get(of)?.alert.id ?? of;
}

function requireRecords(
  { server, state, id }: ProjectSession,
  ids: readonly string[],
  field = 'ids',
): ReadonlyMap<string, AlertRecord> {
  const records = new Map(server.alerts.kept(state, id).records.map((record) => [record.id, record]));
  const missing = ids.find((one) => !records.has(one));
  if (missing !== undefined) {
    throw badInput(field, {
      zh: `没有预警 ${missing}，请刷新页面`,
      en: `there is no alert ${missing}: reload the page`,
    });
  }
  return new Map(ids.flatMap((one) => [...records].filter(([key]) => key === one)));
}

function doneBy({ rights, server }: ProjectSession): { user_id: string; at: string } {
  return { user_id: rights.user.id, at: new Date(server.environment.now()).toISOString() };
}

function change({ server, state, id }: ProjectSession, make: (stored: ProjectAlerts) => ProjectAlerts): void {
  server.alerts.keep(state, id, make(server.alerts.kept(state, id)));
}
