import type { CollectRun } from '#client/api/schemas/collectRunSchemas.ts';
import { dateOf } from '#client/lib/zoneClock.ts';
import type { FoundAlert } from '#server/analysis/alerts/FoundAlert.ts';
import { alertOf } from '#server/analysis/workplace/alertOf.ts';

/** A run with a smaller share of failed answers is successful. */
const FAILED_SHARE = 0.1;

/**
 * Alerts of a project's latest run: it stopped early, or many of its answers failed. A pause or cancellation by a person raises none.
 * `value` is the number of answers, `date` the day the run started.
 */
export function collectionAlerts(run: CollectRun | undefined, timeZone: string): FoundAlert[] {
  if (run === undefined) return [];
  const date = dateOf(Date.parse(run.started_at), timeZone);
  const certain = { tested: false, certain: true };
  const found: FoundAlert[] = [];
  const left = run.left?.answers ?? 0;
  if ((run.state === 'partial' || run.state === 'interrupted') && left > 0) {
    const alert = alertOf({ rule: 'collection_stopped', severity: 'high', date, value: left });
    found.push({ ...alert, id: `collection_stopped|${run.id}`, ...certain });
  }
  if (run.state !== 'running' && run.failed > FAILED_SHARE * Math.max(1, run.planned)) {
    const alert = alertOf({ rule: 'collection_failed', severity: 'medium', date, value: run.failed });
    found.push({ ...alert, id: `collection_failed|${run.id}`, ...certain });
  }
  return found;
}
