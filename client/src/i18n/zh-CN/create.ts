export const messages = {
  'create.title': '登录',
} as const;
