/** /shared: what a link to a report shows to anybody. */
export const messages = {
  'shared.title': '报告',
  'shared.closed': '这个链接打不开',
  'shared.closed.body': '链接可能不完整、已过期或已被撤销，请向发送者索取新的链接。',
  'shared.password': '密码',
  'shared.password.title': '这份报告需要密码',
  'shared.password.wrong': '密码不正确',
  'shared.password.open': '打开报告',
  'shared.print': '打印或存为 PDF',
  'shared.what': '报告',
} as const;
