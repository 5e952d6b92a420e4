import { Button, ButtonGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Locale } from '#client/i18n/locales.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { useStores } from '#client/stores/useStores.ts';
import styles from './AppearanceSwitches.module.scss';

/** Each language in its own name, independent of the current language. */
const languages: readonly { readonly locale: Locale; readonly nameId: MessageId }[] = [
  { locale: 'zh-CN', nameId: 'common.language.zh' },
  { locale: 'en-US', nameId: 'common.language.en' },
];

/** Language and theme switches for visitors who are not logged in. */
export const AppearanceSwitches = observer(function AppearanceSwitches() {
  const intl = useIntl();
  const { settings, preferences } = useStores();
  const dark = settings.theme === 'dark';
  return (
    <div className={styles['switches']}>
      <ButtonGroup variant="minimal" role="group" aria-label={intl.formatMessage({ id: 'common.language' })}>
        {languages.map(({ locale, nameId }) => (
          <Button
            key={locale}
            size="small"
            lang={locale}
            active={preferences.locale === locale}
            aria-pressed={preferences.locale === locale}
            onClick={() => {
              preferences.setLocale(locale);
            }}
          >
            <FormattedMessage id={nameId} />
          </Button>
        ))}
      </ButtonGroup>
      <Button
        size="small"
        variant="minimal"
        aria-pressed={dark}
        onClick={() => {
          preferences.setFollowSystem(false);
          settings.toggleTheme();
        }}
      >
        <FormattedMessage id={dark ? 'common.theme.dark' : 'common.theme.light'} />
      </Button>
    </div>
  );
});
