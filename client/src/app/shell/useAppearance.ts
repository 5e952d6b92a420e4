import { useIntl } from 'react-intl';
import { locales } from '#client/i18n/locales.ts';
import type { Locale } from '#client/i18n/locales.ts';
import { useStores } from '#client/stores/useStores.ts';

export const themeChoices = ['light', 'dark', 'system'] as const;
type ThemeChoice = (typeof themeChoices)[number];

/** The options for theme and language with their texts. Use it inside an observer. */
export function useAppearance() {
  const intl = useIntl();
  const { settings, preferences } = useStores();
  const theme: ThemeChoice = preferences.followSystem ? 'system' : settings.theme;
  return {
    theme,
    themes: themeChoices.map((value) => ({ value, text: intl.formatMessage({ id: `common.theme.${value}` }) })),
    locale: preferences.locale,
    languages: locales.map((value) => ({ value, text: intl.formatMessage({ id: `language.${value}` }) })),
    chooseTheme: (choice: ThemeChoice): void => {
      preferences.setFollowSystem(choice === 'system');
      if (choice !== 'system') settings.update({ theme: choice });
    },
    chooseLanguage: (locale: Locale): void => {
      preferences.setLocale(locale);
    },
  };
}
