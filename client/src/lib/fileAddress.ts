import { parseUrl } from './parseUrl.ts';
/**
 * The address of an uploaded file, safe to use as a link. Stored addresses are not trusted: only http and https without credentials, and
 * paths of our own API.
 * @param base the origin of the API, against which paths are resolved
 * @returns null for anything else, such as `javascript:` and `data:`
 */
export function fileAddress(url: string, base: string): string | null {
  const parsed = url.trim() === '' ? null : parseUrl(url, base);
  if (parsed === null) return null;
  const isWeb = ['http:', 'https:'].includes(parsed.protocol);
  return isWeb && parsed.username === '' && parsed.password === '' ? parsed.href : null;
}

/** Whether the address of a file is that of a PDF, which has no preview. */
export const isPdfAddress = (url: string): boolean => /\.pdf(?:$|[?#])/iu.test(url);
