import { parseUrl } from './parseUrl.ts';

/** Paths of the API itself, such as those of its uploads, follow its address like the paths of its calls. */
function underApi(url: string, base: string): string {
  const prefix = parseUrl(base)?.pathname.replace(/\/+$/u, '') ?? '';
  return url.startsWith('/api/') && !url.startsWith(`${prefix}/api/`) ? prefix + url : url;
}

/**
 * The address of an uploaded file, safe to use as a link. Stored addresses are not trusted: only http and https without credentials, and
 * paths of our own API.
 * @param base the address of the API, which may be under a path. Paths below `/api/` follow it; others are resolved against its host.
 * @returns null for anything else, such as `javascript:` and `data:`
 */
export function fileAddress(url: string, base: string): string | null {
  const given = url.trim();
  const parsed = given === '' ? null : parseUrl(underApi(given, base), base);
  if (parsed === null) return null;
  const isWeb = ['http:', 'https:'].includes(parsed.protocol);
  return isWeb && parsed.username === '' && parsed.password === '' ? parsed.href : null;
}

/** Whether the address of a file is that of a PDF, which has no preview. */
export const isPdfAddress = (url: string): boolean => /\.pdf(?:$|[?#])/iu.test(url);
