export const messages = {
  'overview.title': '总览',
} as const;
