import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Profile } from '#client/api/userSchemas.ts';
import { messages as profileTexts } from '#client/i18n/zh-CN/profile.ts';
import { messages as shell } from '#client/i18n/zh-CN/shell.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores, testProfile } from '#client/testing/testStores.ts';
import { FactsPanel } from './FactsPanel.tsx';

function show(profile: Profile): void {
  const { stores } = createTestStores();
  stores.user.setProfile(profile);
  renderForTest(<FactsPanel profile={profile} />, { stores, messages: { ...shell, ...profileTexts } });
}

test('a provider without permission levels is not asked for one', () => {
  show({ ...testProfile, level: undefined });
  expect(screen.queryByText(profileTexts['profile.fact.level'])).toBeNull();
  expect(screen.getByText(profileTexts['profile.fact.role'])).toBeTruthy();
});

test('a permission level is told by its name', () => {
  show({ ...testProfile, level: 'view' });
  expect(screen.getByText(profileTexts['profile.fact.level']).nextSibling?.textContent).toBe('查看');
});
