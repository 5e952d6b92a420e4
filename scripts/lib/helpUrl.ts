import { writePageLine } from './pageLine.ts';
import { UsageError } from './UsageError.ts';

/** Whether a text is an https address; empty is none. */
export function isHelpAddress(text: string): boolean {
  return text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:');
}

/**
 * Names the help pages to which the menu's external entry leads.
 * @param address empty: there are none
 * @throws UsageError for what is no https address, or when the page has no place for it
 */
export function putHelpUrl(html: string, address: string): string {
  if (!isHelpAddress(address)) {
    throw new UsageError(`"${address}" is not a help site: use an address like https://help.example.com.`);
  }
  return writePageLine(html, 'help-url', address === '' ? '' : new URL(address).href);
}
