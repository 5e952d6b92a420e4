import * as v from 'valibot';
import { REPORT_SECTIONS, reportLayoutSchema, reportScheduleSchema } from '#client/api/schemas/reportOptionSchemas.ts';
import type { ReportLayout, ReportLocale, ReportSection } from '#client/api/schemas/reportOptionSchemas.ts';
import { draftReader } from '#client/stores/draftReader.ts';

/** The default layout of a new report. */
export function newLayout(locale: ReportLocale): ReportLayout {
  return { title: '', wording: 'client', locale, sections: [...REPORT_SECTIONS], logo: null };
}

/**
 * A layout as stored in a draft, without its logo. Local storage holds some five million characters for all drafts together and fails
 * silently when full: a logo of 280,000, rewritten with every word, would displace other drafts. The logo must be chosen again after a
 * reload.
 */
const layoutDraftSchema = v.object({ ...v.omit(reportLayoutSchema, ['logo']).entries, has_logo: v.boolean() });
export type LayoutDraft = v.InferOutput<typeof layoutDraftSchema>;

const makingDraftSchema = v.object({ start: v.string(), end: v.string(), layout: layoutDraftSchema });

/** The lifetime of the link as typed. */
const scheduleDraftSchema = v.object({
  ...reportScheduleSchema.entries,
  link_days: v.string(),
  layout: layoutDraftSchema,
});

export function layoutDraft({ logo, ...layout }: ReportLayout): LayoutDraft {
  return { ...layout, has_logo: logo !== null };
}

/** @param logo the logo, if the layout has one */
export function layoutOf({ has_logo: hasLogo, ...layout }: LayoutDraft, logo: string | null): ReportLayout {
  return { ...layout, logo: hasLogo ? logo : null };
}

export const readMaking = draftReader(makingDraftSchema);

export const readSchedule = draftReader(scheduleDraftSchema);

/** All sections: chosen ones in their order, then the others in default order. */
export function orderedSections(chosen: readonly ReportSection[]): readonly ReportSection[] {
  return [...chosen, ...REPORT_SECTIONS.filter((section) => !chosen.includes(section))];
}

/** Adds a section at the end, or removes it. */
export function toggleSection(chosen: readonly ReportSection[], section: ReportSection): ReportSection[] {
  return chosen.includes(section) ? chosen.filter((one) => one !== section) : [...chosen, section];
}

/** Moves a section one place up (-1) or down (1); at an end it stays. */
export function moveSection(chosen: readonly ReportSection[], section: ReportSection, by: -1 | 1): ReportSection[] {
  const from = chosen.indexOf(section);
  const to = from + by;
  if (from < 0 || to < 0 || to >= chosen.length) return [...chosen];
  const rest = chosen.filter((one) => one !== section);
  return [...rest.slice(0, to), section, ...rest.slice(to)];
}
