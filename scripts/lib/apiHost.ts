import { readPageLine, writePageLine } from './pageLine.ts';
import { UsageError } from './UsageError.ts';

/** Whether a text is an http(s) URL without credentials, query or fragment; empty: the page's own origin. */
export function isApiAddress(text: string): boolean {
  if (text === '') return true;
  const url = URL.canParse(text) ? new URL(text) : null;
  const plain = url !== null && [url.username, url.password, url.search, url.hash].every((part) => part === '');
  return plain && /^https?:$/u.test(url.protocol);
}

/**
 * Normalizes the API address of the page.
 * @param text empty: the API is on the page's own origin
 * @returns without a trailing slash
 * @throws UsageError unless it is an http(s) URL without credentials, query and fragment
 */
export function readApiBaseUrl(text: string): string {
  if (text === '') return '';
  if (!isApiAddress(text)) {
    throw new UsageError(`"${text}" is not an API address: use one like https://api.example.com.`);
  }
  return new URL(text).href.replace(/\/+$/u, '');
}

/**
 * Sets the API address in a page.
 * @param credentials whether calls to it carry cookies and the XSRF header; same-origin calls always do
 * @throws Error like `readApiBaseUrl`, or when the page has no line for it, or for credentials without a host
 */
export function putApiBaseUrl(html: string, address: string, credentials = false): string {
  const clean = readApiBaseUrl(address);
  if (credentials && clean === '') {
    throw new UsageError("--credentials needs an API host: calls to the page's own origin carry cookies anyway.");
  }
  return writePageLine(writePageLine(html, 'api-base-url', clean), 'api-credentials', credentials ? 'include' : '');
}

/** Scheme and host of the API that a page calls; null for its own origin. @throws Error like `readApiBaseUrl` */
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
