/** Charts of the insight screens: scatter, waterfall, flow, shares over time. */
export const messages = {
  'reportCharts.empty': '没有数据。',
  'reportCharts.name': '名称',
  'reportCharts.scatter.median': '中位数',
  'reportCharts.scatter.summary':
    '共 {points} 个点，{measure}的中位数为 {median}{all, select, yes {} other {；{category}一档有 {count} 个，中位数为 {top}}}。',
  'reportCharts.scatter.note': '短横线为各档的中位数。',
  'reportCharts.scatter.grouped': '短横线为各档的中位数；位置相近的点合为一个圆，圆越大点越多。',
  'reportCharts.scatter.group': '此处 {count} 项',
  'reportCharts.scatter.more': '另有 {count} 项，见表格视图',
  'reportCharts.waterfall.before': '上一周期',
  'reportCharts.waterfall.after': '本期',
  'reportCharts.rest': '{count, plural, other {其余 # 项}}',
  'reportCharts.waterfall.segment': '分项',
  'reportCharts.waterfall.effect': '影响（百分点）',
  'reportCharts.waterfall.rate': '其中比例效应（百分点）',
  'reportCharts.waterfall.mix': '其中结构效应（百分点）',
  'reportCharts.waterfall.rounded': '每个数字各自四舍五入，所以各部分相加的末位可能与总数不同。',
  'reportCharts.waterfall.summary':
    '从 {from} 变为 {to}（{points}\u00a0百分点），影响最大的是{name}（{effect}\u00a0百分点）。',
  'reportCharts.waterfall.summaryShort': '从 {from} 变为 {to}（{points}\u00a0百分点）。',
  'reportCharts.flow.summary': '{counted}共 {total}，最大的流向是从{from}到{to}，占 {share}。',
  'reportCharts.flow.link': '{from} → {to}',
  'reportCharts.flow.point': '从{from}到{to}：{count}，占 {share}',
  'reportCharts.share.rest': '其他',
  'reportCharts.share.summary':
    '{span, select, day {{end}合计为 {to}} same {{start}和 {end}合计都是 {to}} other {合计从 {start}的 {from} 变为 {end}的 {to}}}；最后占比最高的是 {name}，为 {value}。',
  'reportCharts.share.total': '合计',
  'reportCharts.share.point': '{name}，{day}，{value}',
} as const;
