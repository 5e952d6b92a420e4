import { writePageLine } from './pageLine.ts';
import { UsageError } from './UsageError.ts';

/**
 * Names the help pages to which the menu's external entry leads.
 * @param address empty: there are none
 * @throws UsageError for what is no https address, or when the page has no place for it
 */
export function putHelpUrl(html: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (address !== '' && url?.protocol !== 'https:') {
    throw new UsageError(`"${address}" is not a help site: use an address like https://help.example.com.`);
  }
  return writePageLine(html, 'help-url', url?.href ?? '');
}
