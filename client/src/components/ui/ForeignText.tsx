import { useIntl } from 'react-intl';
import { foreignLanguage } from '#client/lib/foreignLanguage.ts';

/** An external text, such as a prompt, with a `lang` attribute if its language is not the page's. */
export function ForeignText({ children }: { readonly children: string }) {
  const language = foreignLanguage(children, useIntl().locale);
  return language === undefined ? children : <span lang={language}>{children}</span>;
}
