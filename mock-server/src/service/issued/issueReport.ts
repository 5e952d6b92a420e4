import type { ReportLocale } from '#client/api/schemas/reportOptionSchemas.ts';
import { letterFacts } from '../../analysis/letter/letterFacts.ts';
import { writeLetter } from '../../analysis/letter/writeLetter.ts';
import { localeOf } from '../../refusal/text.ts';
import type { StoredHead } from '../../store/documents/ReportRegister.ts';
import type { KeptReport, ReportSummary } from '../../store/issued/ReportStore.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { composeReport } from './composeReport.ts';
import type { ReportOrder } from './composeReport.ts';
import { gatherReport } from './gatherReport.ts';
import type { ReportServices } from './gatherReport.ts';
import { keepReport } from './keepReport.ts';
import type { ReportOrigin } from './keepReport.ts';
import { linesOf } from './reportMessage.ts';

/** A report that is kept, and its row of the list. */
interface Issued extends KeptReport {
  readonly summary: ReportSummary;
  readonly head: StoredHead;
}

/**
 * What messages say of a report, in both languages: in each under the names of its readers. The figures are kept by the services, so
 * that those of the report's own language are not computed anew.
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
 * Makes a report and keeps it, with what messages say of it: whenever it is sent, they say what was true when it was made.
 * @throws MockError (422) for days that make no sense, (409) when there are too many reports, and the file system's error.
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
