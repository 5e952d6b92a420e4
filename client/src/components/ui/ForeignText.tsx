import { useIntl } from 'react-intl';
import { foreignLanguage } from '../../lib/foreignLanguage.ts';

/** A text from outside, such as a prompt, with its language where that is not the page's. */
export function ForeignText({ children }: { readonly children: string }) {
  const language = foreignLanguage(children, useIntl().locale);
  return language === undefined ? children : <span lang={language}>{children}</span>;
}
