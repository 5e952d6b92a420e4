/** Texts of /profile. */
export const messages = {
  'profile.tab.basic': '基本资料',
  'profile.tab.account': '账号',
  'profile.tab.password': '密码',
  'profile.tab.devices': '登录设备',
  'profile.tab.team': '团队',
} as const;
