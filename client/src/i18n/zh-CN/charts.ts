/** Charts: their tools and screen reader texts. */
export const messages = {
  'charts.viewTable': '以表格查看',
  'charts.viewChart': '以图表查看',
  'charts.export': '导出',
  'charts.export.png': '导出 PNG 图片',
  'charts.export.svg': '导出 SVG 图片',
  'charts.export.csv': '导出 CSV 表格',
  'charts.exportFailed': '导出失败，请重试',
  'charts.date': '日期',
  'charts.interval': '95% 区间',
  'charts.file.low': '95% 下限',
  'charts.file.high': '95% 上限',
  'charts.band': '95% 区间',
  'charts.legend': '图例',
  'charts.point': '{brand}，{day}，{value}',
  'charts.weekOf': '{day} 起的一周',
  'charts.count.total': '{name}共 {count}',
  'charts.trend.noData': '这段时间没有数据。',
  'charts.trend.summary':
    '{span, select, day {{brand}在 {end} 的可见度为 {to}} other {{brand}的可见度从 {start} 的 {from} 变为 {end} 的 {to}}}{rivals, plural, =0 {} other {，图中另有 # 个竞品，最后一天最高的是{leader}}}。',
} as const;
