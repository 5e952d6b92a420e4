import type { ReportLocale } from '#client/api/schemas/reportOptionSchemas.ts';
import { letterFacts } from '#server/analysis/letter/letterFacts.ts';
import { writeLetter } from '#server/analysis/letter/writeLetter.ts';
import { localeOf } from '#server/refusal/text.ts';
import type { StoredHead } from '#server/store/documents/ReportRegister.ts';
import type { KeptReport, ReportSummary } from '#server/store/issued/ReportStore.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { composeReport } from './composeReport.ts';
import type { ReportOrder } from './composeReport.ts';
import { gatherReport } from './gatherReport.ts';
import type { ReportServices } from './gatherReport.ts';
import { keepReport } from './keepReport.ts';
import type { ReportOrigin } from './keepReport.ts';
import { linesOf } from './reportMessage.ts';

/** A stored report with its list entry. */
interface Issued extends KeptReport {
  readonly summary: ReportSummary;
  readonly head: StoredHead;
}

/**
 * The summary of a report for messages in both languages, each with its own names. Figures come from caches, so those in the
 * report's language are not computed again.
 */
async function summaryOf(
  project: ProjectSession,
  order: ReportOrder,
  services: ReportServices,
): Promise<ReportSummary> {
  const linesIn = async (locale: ReportLocale): Promise<string[]> => {
    const gathered = await gatherReport(project.in(localeOf(locale)), order, services);
    return linesOf(writeLetter(letterFacts(gathered), locale, order.wording));
  };
  return { 'zh-CN': await linesIn('zh-CN'), 'en-US': await linesIn('en-US') };
}

/**
 * Makes and stores a report with its summary, so that later messages state the figures of that time.
 * @throws MockError (422) for invalid days, (409) above the limit of reports, and the file system's error.
 */
export async function issueReport(
  project: ProjectSession,
  order: ReportOrder,
  services: ReportServices,
  origin: ReportOrigin,
): Promise<Issued> {
  const report = await composeReport(project, order, services);
  const summary = await summaryOf(project, order, services);
  return { report, summary, head: keepReport(project, { report, summary }, origin) };
}
