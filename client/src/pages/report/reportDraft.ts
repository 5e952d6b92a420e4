import * as v from 'valibot';
import { REPORT_SECTIONS, reportLayoutSchema, reportScheduleSchema } from '#client/api/schemas/reportOptionSchemas.ts';
import type { ReportLayout, ReportLocale, ReportSection } from '#client/api/schemas/reportOptionSchemas.ts';
import { draftReader } from '../../stores/draftReader.ts';

/** What a new report looks like before anybody chooses. */
export function newLayout(locale: ReportLocale): ReportLayout {
  return { title: '', wording: 'client', locale, sections: [...REPORT_SECTIONS], logo: null };
}

/**
 * A layout as a draft keeps it: without its picture. Local storage holds some five million characters for all drafts
 * together, and gives up silently once it is full: a picture of 280,000, written again with every word, would cost others
 * theirs. It is chosen anew after a reload.
 */
const layoutDraftSchema = v.object({ ...v.omit(reportLayoutSchema, ['logo']).entries, has_logo: v.boolean() });
export type LayoutDraft = v.InferOutput<typeof layoutDraftSchema>;

const makingDraftSchema = v.object({ start: v.string(), end: v.string(), layout: layoutDraftSchema });

/** The days of the link as they are typed. */
const scheduleDraftSchema = v.object({
  ...reportScheduleSchema.entries,
  link_days: v.string(),
  layout: layoutDraftSchema,
});

export function layoutDraft({ logo, ...layout }: ReportLayout): LayoutDraft {
  return { ...layout, has_logo: logo !== null };
}

/** @param logo the picture, should it have one */
export function layoutOf({ has_logo: hasLogo, ...layout }: LayoutDraft, logo: string | null): ReportLayout {
  return { ...layout, logo: hasLogo ? logo : null };
}

export const readMaking = draftReader(makingDraftSchema);

export const readSchedule = draftReader(scheduleDraftSchema);

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
