import type { messages as source } from '../zh-CN/profile.ts';

export const messages = {
  'profile.tab.basic': 'Basic data',
  'profile.tab.account': 'Account',
  'profile.tab.password': 'Password',
  'profile.tab.devices': 'Devices',
  'profile.tab.team': 'Team',
} as const satisfies Record<keyof typeof source, string>;
