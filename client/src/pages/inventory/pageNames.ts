import type { IntlShape } from 'react-intl';

const SCHEME = /^https?:\/\/(?:www\.)?/u;

/** An address as people read it: without the scheme, and with what the browser encodes written out. */
export function shortAddress(url: string): string {
  const text = url.replace(SCHEME, '');
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** The title of a page, else its address. */
export function pageTitle(intl: IntlShape, page: { readonly title: string; readonly url: string }): string {
  return page.title || shortAddress(page.url) || intl.formatMessage({ id: 'inventory.untitled' });
}
