import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { createIntlCache, RawIntlProvider } from 'react-intl';
import type { IntlConfig } from 'react-intl';
import { createAppIntl } from '../i18n/createAppIntl.ts';
import { useStores } from '../stores/useStores.ts';

interface LocaleProviderProps {
  readonly children: ReactNode;
}

/** Provides the texts of the current language to every component; a switch re-renders, it never reloads or remounts. */
export const LocaleProvider = observer(function LocaleProvider({ children }: LocaleProviderProps) {
  const { catalog } = useStores();
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the type requires all texts; areas are loaded before their pages
  const messages = catalog.messages as NonNullable<IntlConfig['messages']>;
  const { locale } = catalog;
  const [cache] = useState(createIntlCache);
  const intl = useMemo(() => createAppIntl({ locale, messages }, cache), [cache, locale, messages]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
});
