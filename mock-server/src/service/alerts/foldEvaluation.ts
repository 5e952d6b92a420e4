import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import { compareCodes } from '#client/lib/compareTexts.ts';
import { MIN_ANSWERS } from '#client/lib/thinData.ts';
import type { AlertReport } from '#server/analysis/alerts/alertReport.ts';
import type { FoundAlert } from '#server/analysis/alerts/FoundAlert.ts';
import type { ProjectAlerts, AlertEvaluation, AlertRecord } from '#server/store/documents/ProjectAlerts.ts';
import { hashOf } from '#server/store/ids/stableId.ts';
import { muteOf } from './muteOf.ts';

/** Consecutive evaluations of different answers that confirm a finding, which one of them may have by chance. */
const IN_A_ROW = 2;
/** Limit of resolved alerts. */
const MOST_RESOLVED = 200;
const ID_DIGITS = 16;

type Named = Pick<NamedRef, 'id' | 'name'>;

/** Names of the alerts' subjects in a project. */
interface AlertNames {
  readonly brands: readonly Named[];
  readonly platforms: readonly Named[];
  readonly topics: readonly Named[];
}

/** An evaluation with the context of folding it into the list. */
interface FoldedReport {
  readonly report: AlertReport & { readonly alerts: readonly FoundAlert[] };
  readonly evaluation: Pick<AlertEvaluation, 'at' | 'version' | 'basis' | 'day'>;
  readonly names: AlertNames;
}

interface Folded {
  readonly stored: ProjectAlerts;
  /** Alerts to send to the channels now, most severe first. */
  readonly outgoing: readonly AlertRecord[];
}

/**
 * Whether an evaluation has other answers than the last counted one: enough answers were added or removed to be a sample of their
 * own, or its days moved on with new answers. The same answers confirm nothing.
 */
function isOther({ counted }: ProjectAlerts, { report, evaluation }: FoldedReport): boolean {
  if (counted === null) return true;
  if (counted.version === evaluation.version) return false;
  return Math.abs(report.answers - counted.answers) >= MIN_ANSWERS || report.window.start_time !== counted.start;
}

const nameIn = (list: readonly Named[], id: string | null): string =>
  id === null ? '' : (list.find((one) => one.id === id)?.name ?? id);

function isSentKind({ rule }: AlertRecord['alert']): boolean {
  // "Few answers" is not sent: the pages show it beside the figures.
  return rule !== 'thin_platform';
}

/** Number of earlier, resolved occurrences of a finding. */
const timesBefore = ({ records }: ProjectAlerts, id: string): number =>
  records.filter(({ alert }) => alert.id === id).length;

/** Folds an evaluation into the list: findings found again continue, missing ones are resolved, new ones are added. */
export function foldEvaluation(stored: ProjectAlerts, folded: FoldedReport): Folded {
  const { report, evaluation, names } = folded;
  const { at, day } = evaluation;
  const other = isOther(stored, folded);
  const open = new Map(stored.records.filter(({ resolved_at: end }) => end === null).map((one) => [one.alert.id, one]));
  const outgoing: AlertRecord[] = [];
  const before = stored.evaluation?.at ?? '';
  const found = report.alerts.map(({ tested, certain, ...alert }): AlertRecord => {
    const known = open.get(alert.id);
    const times = known === undefined ? 1 : known.times + Number(other);
    const confirmed = (known?.confirmed ?? false) || certain || times >= IN_A_ROW;
    const record: AlertRecord = {
      // The same for an evaluation that is repeated because the server was killed before it was stored.
      id: known?.id ?? hashOf([alert.id, before, timesBefore(stored, alert.id)], ID_DIGITS),
      alert,
      names: {
        brand: nameIn(names.brands, alert.brand_id),
        platform: nameIn(names.platforms, alert.platform_id),
        topic: nameIn(names.topics, alert.topic_id),
      },
      event: report.events.find(({ id }) => alert.id === `engine_update|${id}`) ?? null,
      window: report.window,
      ...{ tested, confirmed, times },
      first_seen: known?.first_seen ?? at,
      last_seen: at,
      resolved_at: null,
      sent_at: known?.sent_at ?? null,
      acknowledged: known?.acknowledged ?? null,
    };
    const goesOut = confirmed && record.sent_at === null && isSentKind(alert) && muteOf(stored, alert, day) === null;
    if (!goesOut) return record;
    const sent = { ...record, sent_at: at };
    outgoing.push(sent);
    return sent;
  });
  const again = new Set(found.map(({ id }) => id));
  const resolved = stored.records
    .filter(({ id }) => !again.has(id))
    .map((record) => (record.resolved_at === null ? { ...record, resolved_at: at } : record))
    .sort((a, b) => compareCodes(b.resolved_at ?? '', a.resolved_at ?? ''))
    .slice(0, MOST_RESOLVED);
  const records = [...found, ...resolved];
  const kept = new Set(records.map(({ id }) => id));
  const { window, events, answers, tests } = report;
  return {
    stored: {
      ...stored,
      evaluation: { ...evaluation, window, events: [...events], answers, tests },
      counted: other ? { version: evaluation.version, answers, start: window.start_time } : stored.counted,
      records,
      mutes: stored.mutes.filter(({ until }) => until === null || until >= day),
      read: Object.fromEntries(
        Object.entries(stored.read).map(([user, ids]) => [user, ids.filter((id) => kept.has(id))]),
      ),
    },
    outgoing,
  };
}
