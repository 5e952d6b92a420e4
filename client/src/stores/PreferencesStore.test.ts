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
  preferences.suggestLocale(['fr-FR', 'en-GB', 'zh-CN']);
  expect(preferences.locale).toBe('en-US');
  preferences.suggestLocale(['fr-FR']);
  expect(preferences.locale).toBe('en-US');
  local.set('answerscope.preferences', '{"locale":"zh-CN","followSystem":false}');
  const chosen = new PreferencesStore(storage);
  chosen.suggestLocale(['en-US']);
  expect(chosen.locale).toBe('zh-CN');
});
