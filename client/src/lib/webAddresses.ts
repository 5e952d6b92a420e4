import { parseUrl } from './parseUrl.ts';
/** Whether an address is safe to open: a page (http or https), never a script. */
export function isWebAddress(url: string): boolean {
  return ['http:', 'https:'].includes(parseUrl(url)?.protocol ?? '');
}

/** Whether a text is a complete web address, with its host and without spaces. */
export function isFullWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+\S*$/iu.test(text) && parseUrl(text) !== null;
}
