const SCHEME = /^https?:\/\/(?:www\.(?=[^/]+\.))?/u;

/**
 * Decodes a part of an address for display: `%E4%B8%AD` becomes 中. Returned unchanged if it cannot be decoded, or if the result has
 * invisible or bidi characters.
 */
export function readableAddress(part: string): string {
  try {
    const decoded = decodeURI(part);
    return /[\p{C}\p{Z}]/u.test(decoded) ? part : decoded;
  } catch {
    return part;
  }
}

/** An address for display: without scheme and `www.`, decoded where that is readable. */
export const readableUrl = (url: string): string => readableAddress(url.replace(SCHEME, ''));
