/** The languages of the product, in which its readers have names of things. */
export const NAME_LANGUAGES = ['zh', 'en'] as const;
export type NameLanguage = (typeof NAME_LANGUAGES)[number];

/** What readers of a language call something; a language that is left out has the recorded name. */
export type Names = Readonly<Partial<Record<NameLanguage, string>>>;
