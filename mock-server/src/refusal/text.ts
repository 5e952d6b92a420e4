/** A text a person reads, in both languages of the product. */
export interface Text {
  readonly zh: string;
  readonly en: string;
}

export type Locale = keyof Text;

/** The caller's language: English when `Accept-Language` begins with it, else Chinese, the product's default. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  return acceptLanguage?.trim().toLowerCase().startsWith('en') === true ? 'en' : 'zh';
}
