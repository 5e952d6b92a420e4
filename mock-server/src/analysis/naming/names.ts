/** The languages of the product, in which its readers have names of things. */
export type NameLanguage = 'zh' | 'en';

/** What readers of a language call something; a language that is left out has the recorded name. */
export type Names = Readonly<Partial<Record<NameLanguage, string>>>;
