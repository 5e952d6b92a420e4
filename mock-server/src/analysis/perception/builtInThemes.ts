import type { Theme } from '#client/api/brandCentreSchemas.ts';

/** Words for criteria that apply to products of any trade, Chinese and English; a project's own themes are added to them. */
const WORDS: Readonly<Record<string, readonly [chinese: string, english: string]>> = {
  price: [
    '价格 价位 售价 定价 报价 指导价 落地价 起步价 单价 性价比 便宜 昂贵 偏贵 太贵 较贵 贵 实惠 划算 降价 涨价 优惠 折扣 免费 收费 费用 成本 预算 订阅费 保费 物有所值 物超所值',
    'price|prices|price range|price ranges|priced|pricing|pricey|cost|costs|costly|cheap|cheaper|expensive|affordable|affordability|budget|value for money|discount|discounts|subscription|free tier|fee|fees|overpriced|cost-effective',
  ],
  quality: [
    '质量 品质 做工 品控 用料 材质 耐用 耐用性 故障 故障率 可靠 可靠性 小毛病 瑕疵 工艺 成分 纯度 口感 质感',
    'quality|build quality|craftsmanship|materials|durable|durability|reliable|reliability|defect|defects|sturdy|well-built|well-made|flimsy|workmanship|ingredients',
  ],
  performance: [
    '性能 速度 续航 能耗 动力 加速 充电 快充 补能 效率 效果 功效 流畅 卡顿 画质 音质 算力 延迟 准确率 准确 稳定性 油耗 散热 功率 智驾 领航 保湿 吸收',
    'performance|speed|fast|faster|slow|slower|battery life|range|charging|efficiency|efficient|power|powerful|accuracy|accurate|latency|lag|laggy|responsive|acceleration|sound quality|image quality|fuel economy|effective|effectiveness|results',
  ],
  service: [
    '服务 售后 客服 维修 保修 质保 退货 退换 退款 网点 门店服务 响应 安装服务 保养 投诉 交付',
    'service|customer service|support|customer support|after-sales|warranty|repair|repairs|refund|refunds|return policy|returns|onboarding|maintenance|help desk|complaints',
  ],
  safety: [
    '安全 安全性 碰撞 气囊 刹车 制动 自燃 起火 召回 隐私 数据安全 泄露 合规 加密 认证 过敏 刺激 刺激性 温和 副作用 防护 误刹',
    'safety|safe|unsafe|crash test|airbags|braking|recall|recalls|recalled|fire risk|privacy|security|secure|data protection|breach|compliance|encryption|side effects|irritation|allergy|hypoallergenic',
  ],
  design: [
    '设计 外观 颜值 造型 内饰 空间 座椅 舒适 舒适性 人体工学 界面 交互 易用 易用性 上手 操作 便携 轻便 包装 配色 隔音 学习成本',
    'design|designs|styling|look|looks|interior|exterior|comfort|comfortable|ergonomic|ergonomics|interface|user interface|ui|usability|ease of use|easy to use|learning curve|lightweight|portable|spacious|packaging|layout',
  ],
  availability: [
    '现货 缺货 断货 库存 预订 发货 交期 提车 等待期 上市 开售 渠道 门店 超充站 覆盖 城市开放 地区可用 国内可用 停产 下架 支持的平台 兼容 兼容性',
    'availability|available|unavailable|in stock|out of stock|stock|preorder|pre-order|shipping|delivery|lead time|waitlist|waiting list|retailers|stores|coverage|supported platforms|compatibility|compatible|discontinued|integrations',
  ],
};

/** Contain a word above without its meaning: “I’d look at Acme first” says nothing about design, 贵州 nothing about a price. */
export const NO_THEMES: readonly string[] = [
  'look at|look for|look to|look into|look up|look out|look no further|look elsewhere|look forward|look like|take a look|have a look|looks like|looks for|looks to|looks at',
  'range of|range from|ranges from|wide range|power user|power users|power bank|power banks|search results|stock photo|stock photos',
  '贵州|贵阳|贵宾|贵族|尊贵|高贵|珍贵|宝贵|名贵|贵公司|贵司|上市公司|上市企业|服务器|服务商|微服务|充电宝|充电器|提升空间|升值空间|进步空间',
].flatMap((phrases) => phrases.split('|'));

/** The themes that every project has. */
export const BUILT_IN_THEMES: readonly Theme[] = Object.entries(WORDS).map(([id, [chinese, english]]) => ({
  id,
  name: '',
  built_in: true,
  words: [...chinese.split(' '), ...english.split('|')],
}));
