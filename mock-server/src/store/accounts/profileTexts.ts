import type { NameLanguage } from '../../analysis/naming/names.ts';

/** What of a profile people read in their own language. */
export const PROFILE_TEXTS = ['name', 'jobName', 'organizationName', 'locationName', 'introduction'] as const;
export type ProfileText = (typeof PROFILE_TEXTS)[number];

/** The texts of a profile in a language, where they differ from the recorded ones. */
export type ProfileTexts = Readonly<Partial<Record<ProfileText, string>>>;
/** The texts of a profile by the reader's language. */
export type ProfileNames = Readonly<Partial<Record<NameLanguage, ProfileTexts>>>;
