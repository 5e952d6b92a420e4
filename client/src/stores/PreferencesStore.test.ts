import { expect, test } from 'vitest';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { PreferencesStore } from './PreferencesStore.ts';

test('Chinese is the default and the fallback for a corrupt value', () => {
  const { storage, local } = createMemoryStorage();
  expect(new PreferencesStore(storage).locale).toBe('zh-CN');
  local.set('answerscope.preferences', '{"locale":"fr-FR","followSystem":true}');
  expect(new PreferencesStore(storage)).toMatchObject({ locale: 'zh-CN', followSystem: true });
});
test('a choice is kept', () => {
  const { storage } = createMemoryStorage();
  new PreferencesStore(storage).setLocale('en-US');
  expect(new PreferencesStore(storage).locale).toBe('en-US');
});

test('somebody who was never here is shown the language of their browser where a link led them in', () => {
  const { storage, local } = createMemoryStorage();
  const preferences = new PreferencesStore(storage);
  preferences.suggestDefaults(['fr-FR', 'en-GB', 'zh-CN']);
  expect(preferences.locale).toBe('en-US');
  local.set('answerscope.preferences', '{"locale":"zh-CN","followSystem":false}');
  const chosen = new PreferencesStore(storage);
  chosen.suggestDefaults(['en-US']);
  expect(chosen).toMatchObject({ locale: 'zh-CN', followSystem: false });
});

test.each([
  [['fr-FR', 'de'], 'en-US'],
  [['fr-FR', 'zh-TW'], 'zh-CN'],
  [['ZH'], 'zh-CN'],
  [[], 'zh-CN'],
] as const)('a browser that asks for %j is shown %s behind a link', (languages, locale) => {
  const preferences = new PreferencesStore(createMemoryStorage().storage);
  preferences.suggestDefaults(languages);
  expect(preferences.locale).toBe(locale);
});

test('behind a link the theme is that of the system, unless something was chosen here', () => {
  const guest = new PreferencesStore(createMemoryStorage().storage);
  guest.suggestDefaults(['en-US']);
  expect(guest.followSystem).toBe(true);
  const { storage, local } = createMemoryStorage();
  local.set('answerscope.settings', '{"theme":"light"}');
  const reader = new PreferencesStore(storage);
  reader.suggestDefaults(['en-US']);
  expect(reader).toMatchObject({ locale: 'en-US', followSystem: false });
});
