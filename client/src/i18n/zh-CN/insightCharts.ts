/** Charts of the insight screens: scatter, waterfall, flow, shares over time. */
export const messages = {
  'insightCharts.empty': '没有可绘制的数据。',
} as const;
