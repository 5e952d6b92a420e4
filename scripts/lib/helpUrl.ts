import { writePageLine } from './pageLine.ts';

/**
 * Names the help pages to which the menu's external entry leads.
 * @param address empty: there are none
 * @throws Error for what is no https address, or when the page has no place for it
 */
export function putHelpUrl(html: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (address !== '' && url?.protocol !== 'https:') {
    throw new Error(`The address of the help pages must be like https://help.example.com, not "${address}".`);
  }
  return writePageLine(html, 'help-url', url?.href ?? '');
}
