import { writePageLine } from './pageLine.ts';
import { UsageError } from './UsageError.ts';

/** Whether a text is an https URL or empty (none). */
export function isHelpAddress(text: string): boolean {
  return text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:');
}

/**
 * Sets the address of the help pages, the external entry of the menu.
 * @param address empty: none
 * @throws UsageError unless it is an https URL, or when the page has no line for it
 */
export function putHelpUrl(html: string, address: string): string {
  if (!isHelpAddress(address)) {
    throw new UsageError(`"${address}" is not a help site: use an address like https://help.example.com.`);
  }
  return writePageLine(html, 'help-url', address === '' ? '' : new URL(address).href);
}
