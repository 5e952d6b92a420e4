/** A subject that pieces give numbers for. */
export interface MeasuredSubject {
  readonly zh: string;
  readonly en: string;
  /** Folded spellings; in a sentence, a number belongs to the spelling nearest before it. */
  readonly words: readonly string[];
}

const SUBJECTS: readonly (readonly [zh: string, en: string, words: string])[] = [
  [
    '价格',
    'Price',
    '价格|价位|售价|起售价|指导价|落地价|定价|报价|单价|起价|price|prices|priced|starts at|pricing|cost|costs',
  ],
  ['订阅与年费', 'Subscription', '订阅费|年费|月费|服务费|会员费|subscription|per user|per month|per seat'],
  ['续航', 'Range', '续航|cltc|nedc|wltp|range'],
  ['充电', 'Charging', '充电|快充|补能|超充|charging|charge|charges'],
  ['电池续航', 'Battery life', '电池寿命|待机|battery life|standby'],
  ['能耗', 'Energy use', '能耗|电耗|油耗|功耗|energy use|consumption|fuel economy'],
  ['加速与动力', 'Power', '加速|零百|动力|马力|功率|acceleration|power|horsepower'],
  ['质保', 'Warranty', '质保|保修|三包|warranty'],
  ['保值率', 'Resale value', '保值率|残值|resale|residual value'],
  ['服务网点', 'Service points', '网点|门店|服务中心|stores|service centres|service centers|branches'],
  ['尺寸与空间', 'Size', '轴距|车长|尺寸|容积|后备箱|wheelbase|dimensions|boot|trunk|cargo'],
  ['重量', 'Weight', '重量|净重|weight|weighs'],
  ['容量', 'Capacity', '容量|电池容量|净含量|capacity|storage'],
  ['成分与浓度', 'Concentration', '浓度|含量|添加量|concentration|contains'],
  ['测试结果', 'Test results', '实测|测试|人体测试|临床|得分|评分|跑分|test|tested|trial|score|rating|rated'],
  ['有效率', 'Effect', '有效率|改善率|提升|下降|减少|improved|reduces|reduction|increase'],
  ['用户与销量', 'Users and sales', '用户数|用户|销量|客户|市场份额|users|customers|sold|sales|market share'],
  ['规模上限', 'Limits', '上限|最多支持|并发|任务数|成员数|up to|tasks|members|seats'],
  ['响应与时效', 'Response time', '响应|时效|工单|延迟|交付|response time|latency|delivery|uptime'],
];

export const MEASURED_SUBJECTS: readonly MeasuredSubject[] = SUBJECTS.map(([zh, en, words]) => {
  return { zh, en, words: words.split('|') };
});
