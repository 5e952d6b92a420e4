/** Texts of the table of brands with all their figures. */
export const messages = {
  'brandTable.title': '品牌对比',
  'brandTable.about': '数字下方是 95% 区间{ties, select, yes {；括线相连的品牌分不出先后} other {}}',
  'brandTable.rank': '名次',
  'brandTable.brand': '品牌',
  'brandTable.change': '可见度变化',
  'brandTable.tied': '并列',
  'brandTable.first': '首位提及率',
  'brandTable.figure': '{brand}的{measure}',
  'brandTable.none': '没有被跟踪的品牌',
} as const;
