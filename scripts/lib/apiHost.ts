import { readPageLine, writePageLine } from './pageLine.ts';
import { UsageError } from './UsageError.ts';

/** Whether a text is an http or https address without name, password, query or fragment; empty is the page's own origin. */
export function isApiAddress(text: string): boolean {
  if (text === '') return true;
  const url = URL.canParse(text) ? new URL(text) : null;
  const plain = url !== null && [url.username, url.password, url.search, url.hash].every((part) => part === '');
  return plain && /^https?:$/u.test(url.protocol);
}

/**
 * The address of an API as it may stand in the page.
 * @param text empty: the API is on the page's own origin
 * @returns without a slash at its end
 * @throws UsageError for what is not an http or https address, or has a name, password, query or fragment in it
 */
export function readApiBaseUrl(text: string): string {
  if (text === '') return '';
  if (!isApiAddress(text)) {
    throw new UsageError(`"${text}" is not an API address: use one like https://api.example.com.`);
  }
  return new URL(text).href.replace(/\/+$/u, '');
}

/**
 * Names the API in a page.
 * @param credentials whether calls to it carry cookies and the XSRF header; calls to the page's own origin always do
 * @throws Error as `readApiBaseUrl`, or when the page has no place for it, or when credentials are asked for without a host
 */
export function putApiBaseUrl(html: string, address: string, credentials = false): string {
  const clean = readApiBaseUrl(address);
  if (credentials && clean === '') {
    throw new UsageError("--credentials needs an API host: calls to the page's own origin carry cookies anyway.");
  }
  return writePageLine(writePageLine(html, 'api-base-url', clean), 'api-credentials', credentials ? 'include' : '');
}

/** Scheme and host of the API a page calls; null when it is the page's own. @throws Error as `readApiBaseUrl` */
export function apiOriginOf(html: string): string | null {
  const address = readApiBaseUrl(readPageLine(html, 'api-base-url'));
  return address === '' ? null : new URL(address).origin;
}

/**
 * The setting VITE_API_CREDENTIALS of a build.
 * @throws Error for anything but 1, 0 and nothing
 */
export function readApiCredentials(text: string): boolean {
  if (text !== '' && text !== '0' && text !== '1') {
    throw new Error(`VITE_API_CREDENTIALS must be 1 or 0, not "${text}".`);
  }
  return text === '1';
}
