const SOFT_HYPHEN = 0xad;

/** Invisible characters that do not separate parts of a name: soft hyphens, zero-width characters, direction marks. */
export function isInvisible(code: number): boolean {
  if (code < 0x200b) return code === SOFT_HYPHEN || code === 0x34f || code === 0x61c || code === 0x180e;
  return code <= 0x200f || (code >= 0x202a && code <= 0x202e) || (code >= 0x2060 && code <= 0x206f) || code === 0xfeff;
}

const INVISIBLE = /\u034f|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** A text without its invisible characters. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** A zero-width space marks a possible word boundary, unlike other invisible characters. */
export const ZERO_WIDTH_SPACE = 0x200b;
