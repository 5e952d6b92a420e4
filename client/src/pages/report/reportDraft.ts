import { REPORT_SECTIONS } from '#client/api/schemas/reportOptionSchemas.ts';
import type { ReportLayout, ReportLocale, ReportSection } from '#client/api/schemas/reportOptionSchemas.ts';

/** What a new report looks like before anybody chooses. */
export function newLayout(locale: ReportLocale): ReportLayout {
  return { title: '', wording: 'client', locale, sections: [...REPORT_SECTIONS], logo: null };
}

/** All sections: those that are chosen in their order, then the others as they come. */
export function orderedSections(chosen: readonly ReportSection[]): readonly ReportSection[] {
  return [...chosen, ...REPORT_SECTIONS.filter((section) => !chosen.includes(section))];
}

/** With a section taken in, at its end, or out. */
export function toggleSection(chosen: readonly ReportSection[], section: ReportSection): ReportSection[] {
  return chosen.includes(section) ? chosen.filter((one) => one !== section) : [...chosen, section];
}

/** With a section a place earlier (-1) or later (1); one at the end stays. */
export function moveSection(chosen: readonly ReportSection[], section: ReportSection, by: -1 | 1): ReportSection[] {
  const from = chosen.indexOf(section);
  const to = from + by;
  if (from < 0 || to < 0 || to >= chosen.length) return [...chosen];
  const rest = chosen.filter((one) => one !== section);
  return [...rest.slice(0, to), section, ...rest.slice(to)];
}
