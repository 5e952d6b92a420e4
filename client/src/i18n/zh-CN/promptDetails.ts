/** /answer/promptsDetails. */
export const messages = {
  'promptDetails.title': '提示词详情',
} as const;
