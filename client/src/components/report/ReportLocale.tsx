import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { createIntlCache, RawIntlProvider } from 'react-intl';
import type { IntlConfig } from 'react-intl';
import type { ReportLocale as Locale } from '#client/api/schemas/reportOptionSchemas.ts';
import { CatalogStore } from '#client/i18n/CatalogStore.ts';
import { createAppIntl } from '#client/i18n/createAppIntl.ts';
import type { MessageArea } from '#client/i18n/MessageId.ts';
import { canonicalZone } from '#client/lib/zoneClock.ts';

const AREAS: readonly MessageArea[] = [
  'common',
  'issued',
  'figures',
  'charts',
  'reportCharts',
  'overview',
  'filters',
  'improve',
  'answers',
  'ui',
];

interface ReportLocaleProps {
  readonly locale: Locale;
  /** Zone of its days; its times are in it too. */
  readonly zone: string;
  /** Shown until the texts are loaded. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Shows a report in the language and time zone it was issued in, independent of the reader's: texts, numbers and times. */
export const ReportLocale = observer(function ReportLocale({ locale, zone, waiting, children }: ReportLocaleProps) {
  const [catalog, setCatalog] = useState<CatalogStore | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let left = false;
    const texts = new CatalogStore(locale);
    texts.ensure(AREAS).then(
      () => {
        if (!left) setCatalog(texts);
      },
      (error: unknown) => {
        if (!left) setFailure(error);
      },
    );
    return () => {
      left = true;
    };
  }, [locale]);
  // The route's error page offers a reload.
  if (failure !== null) throw failure instanceof Error ? failure : new Error('The texts of the report are missing');
  if (catalog === null || catalog.locale !== locale) return waiting;
  return (
    <Translated catalog={catalog} zone={zone}>
      {children}
    </Translated>
  );
});

interface TranslatedProps {
  readonly catalog: CatalogStore;
  readonly zone: string;
  readonly children: ReactNode;
}

const Translated = observer(function Translated({ catalog, zone, children }: TranslatedProps) {
  const { locale } = catalog;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the type requires all texts; those of a report's areas are loaded
  const messages = catalog.messages as NonNullable<IntlConfig['messages']>;
  const [cache] = useState(createIntlCache);
  const intl = useMemo(() => {
    // This browser's time zone data may not know the zone.
    const timeZone = canonicalZone(zone);
    return createAppIntl({ locale, messages, ...(timeZone !== null && { timeZone }) }, cache);
  }, [cache, locale, messages, zone]);
  return (
    <RawIntlProvider value={intl}>
      <div lang={locale}>{children}</div>
    </RawIntlProvider>
  );
});
