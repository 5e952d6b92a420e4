/** The languages of the product, in which things can have names. */
export const NAME_LANGUAGES = ['zh', 'en'] as const;
export type NameLanguage = (typeof NAME_LANGUAGES)[number];

/** Names of something by language; a missing language uses the recorded name. */
export type Names = Readonly<Partial<Record<NameLanguage, string>>>;
