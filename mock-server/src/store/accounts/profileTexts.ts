import type { NameLanguage } from '#server/analysis/naming/names.ts';

/** Profile fields with a text per language. */
export const PROFILE_TEXTS = ['name', 'jobName', 'organizationName', 'locationName', 'introduction'] as const;
export type ProfileText = (typeof PROFILE_TEXTS)[number];

/** Profile texts in one language, where they differ from the recorded ones. */
export type ProfileTexts = Readonly<Partial<Record<ProfileText, string>>>;
/** Profile texts by the reader's language. */
export type ProfileNames = Readonly<Partial<Record<NameLanguage, ProfileTexts>>>;
