const SCHEME = /^https?:\/\/(?:www\.(?=[^/]+\.))?/u;

/**
 * A part of an address as people read it: `%E4%B8%AD` is 中. As it stands where it cannot be decoded, and where what comes out would not
 * be seen or would turn round what stands beside it.
 */
export function readableAddress(part: string): string {
  try {
    const decoded = decodeURI(part);
    return /[\p{C}\p{Z}]/u.test(decoded) ? part : decoded;
  } catch {
    return part;
  }
}

/** An address as people read it: without scheme and `www.`, decoded where that can be read. */
export const readableUrl = (url: string): string => readableAddress(url.replace(SCHEME, ''));
