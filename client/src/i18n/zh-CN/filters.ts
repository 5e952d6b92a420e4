export const messages = {
  'filters.title': '筛选',
} as const;
