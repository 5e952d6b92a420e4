/** The sampling calculator. */
export const messages = {
  'precision.title': '抽样要多大，数字才可信？',
  'precision.body': '提及率为 {rate} 时，这样的抽样得到的 95% 区间大约是：',
  'precision.prompts': '提示词数量',
  'precision.platforms': '平台数量',
  'precision.runs': '每个提示词的回答数',
  'precision.runsEach': '每个平台的回答数',
  'precision.rate': '测得的提及率',
  'precision.cost': '共 {answers} 条回答',
  'precision.note': '同一提示词的回答彼此相似（按相关系数 0.3 估计），所以增加提示词比增加重复次数更有用。',
} as const;
