/** A text for people, in both languages of the product. */
export interface Text {
  readonly zh: string;
  readonly en: string;
}

export type Locale = keyof Text;

/** The caller's language by `Accept-Language`; Chinese, the product's default, when it accepts neither. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? '').split(',').flatMap((part) => {
    const { tag, weight = '1' } = RANGE.exec(part.trim().toLowerCase())?.groups ?? {};
    return (tag === 'en' || tag === 'zh') && Number(weight) > 0 ? [{ tag, weight: Number(weight) } as const] : [];
  });
  return wanted.toSorted((a, b) => b.weight - a.weight)[0]?.tag ?? 'zh';
}

const RANGE = /^(?<tag>[a-z]{1,8})(?:-[a-z0-9-]{1,40})?(?:\s*;\s*q=(?<weight>[01](?:\.\d{0,3})?))?$/u;
