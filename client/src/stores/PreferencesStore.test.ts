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
