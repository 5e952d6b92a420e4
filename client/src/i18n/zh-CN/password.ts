/** Passwords, wherever they are typed. */
export const messages = {
  'password.show': '显示密码',
  'password.hide': '隐藏密码',
  'password.help': '至少 8 个字符',
  'password.strength': '密码强度：{level, select, weak {弱} fair {一般} good {较强} other {强}}',
  'password.required': '请输入密码',
  'password.short': '密码至少需要 8 个字符',
  'password.long': '密码不能超过 128 个字符',
  'password.mismatch': '两次输入的密码不一致',
  'password.repeat': '再次输入密码',
  'password.tooMany': '尝试次数过多，请一分钟后再试',
} as const;
