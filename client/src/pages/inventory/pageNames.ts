import type { IntlShape } from 'react-intl';
import { readableUrl } from '#client/lib/readableUrl.ts';

/** The title of a page, else its address. */
export function pageTitle(intl: IntlShape, page: { readonly title: string; readonly url: string }): string {
  return page.title || readableUrl(page.url) || intl.formatMessage({ id: 'inventory.untitled' });
}
