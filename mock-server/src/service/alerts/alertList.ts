import type { AlertEntry, AlertList, AlertView } from '#client/api/schemas/alertListSchemas.ts';
import type { WorkplaceAlert } from '#client/api/workplaceSchemas.ts';
import { personIn } from '#server/store/accounts/personIn.ts';
import type { ProjectAlerts, AlertRecord } from '#server/store/documents/ProjectAlerts.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { alertNamesIn } from './alertNames.ts';
import { alertPath } from './alertPath.ts';
import { ruleOf } from './alertRules.ts';
import { muteOf } from './muteOf.ts';

interface AlertsAsked {
  readonly time_zone: string;
  readonly view: AlertView;
  readonly kind: string;
  readonly page: number;
  readonly page_size: number;
}

/** The state of a record on a day of its project. */
function viewOf(stored: ProjectAlerts, { alert, resolved_at: end }: AlertRecord, day: string): AlertView {
  if (end !== null) return 'resolved';
  return muteOf(stored, alert, day) === null ? 'open' : 'muted';
}

/** The open alerts that all pages show: found by the last evaluation and not muted, most severe first. */
export function openRecords(stored: ProjectAlerts, day: string): readonly AlertRecord[] {
  return stored.records.filter((record) => viewOf(stored, record, day) === 'open');
}

export function openAlerts(stored: ProjectAlerts, day: string): readonly WorkplaceAlert[] {
  return openRecords(stored, day).map(({ alert }) => alert);
}

function entryOf(project: ProjectSession, stored: ProjectAlerts, record: AlertRecord, day: string): AlertEntry {
  const { state, rights } = project;
  const nameOf = (id: string): string => personIn(state.directory.user(id), rights.language);
  const { id, alert, acknowledged, resolved_at: end } = record;
  const mute = end === null ? muteOf(stored, alert, day) : null;
  const seen = acknowledged === null ? 'new' : 'seen';
  return {
    ...{
      id,
      alert,
      names: alertNamesIn(record, project.definition, rights.language),
      event: record.event,
      window: record.window,
    },
    state: end !== null ? 'resolved' : mute !== null ? 'muted' : seen,
    ...{ tested: record.tested, confirmed: record.confirmed },
    ...{ first_seen: record.first_seen, last_seen: record.last_seen, resolved_at: end, sent_at: record.sent_at },
    acknowledged: acknowledged && { name: nameOf(acknowledged.user_id), at: acknowledged.at },
    muted: mute && { scope: mute.scope, until: mute.until, name: nameOf(mute.user_id), at: mute.at },
    unread: end === null && !(stored.read[rights.user.id] ?? []).includes(id),
    path: alertPath(project.id, alert, record.window),
  };
}

/** A page of the list. */
export async function listAlerts(project: ProjectSession, asked: AlertsAsked): Promise<AlertList> {
  const alerts = project.server.alerts;
  const stored = await alerts.list(project.state, project.entry, asked.time_zone);
  const day = alerts.day(stored);
  const inView = (view: AlertView) => stored.records.filter((record) => viewOf(stored, record, day) === view);
  const found = inView(asked.view).filter(({ alert }) => asked.kind === '' || alert.rule === asked.kind);
  const { page, page_size: size } = asked;
  const nameOf = (id: string): string => personIn(project.state.directory.user(id), project.rights.language);
  const kinds = stored.mutes.filter(({ scope, until }) => scope === 'kind' && (until === null || until >= day));
  return {
    evaluated_at: stored.evaluation?.at ?? null,
    window: stored.evaluation?.window ?? null,
    time_zone: stored.time_zone,
    today: day,
    tests: stored.evaluation?.tests ?? 0,
    counts: { open: inView('open').length, muted: inView('muted').length, resolved: inView('resolved').length },
    muted_kinds: kinds.map(({ of, until, at, user_id: by }) => ({ kind: ruleOf(of), until, at, name: nameOf(by) })),
    list: found.slice((page - 1) * size, page * size).map((record) => entryOf(project, stored, record, day)),
    total: found.length,
  };
}
