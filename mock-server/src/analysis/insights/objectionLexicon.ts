import { objectionKinds, type ObjectionKind } from '#client/api/objectionSchemas.ts';

/**
 * Phrases in which an answer objects to a product, in Chinese and English, by kind. Like the sentiment
 * lexicon they are few and specific to this domain on purpose: each objection can be traced to its phrase.
 */
const WORDS: Readonly<Record<ObjectionKind, readonly [zh: string, en: string]>> = {
  price: [
    '太贵 偏贵 较贵 更贵 很贵 昂贵 价格高 价格偏高 价格较高 售价偏高 溢价 性价比低 性价比不高 性价比一般 收费高 成本高 隐形消费',
    'expensive|pricey|overpriced|costly|higher price|poor value|hidden fees|price premium|not cheap|steep price',
  ],
  performance: [
    '卡顿 卡死 死机 延迟高 发热 发烫 续航短 续航不足 续航缩水 续航打折 掉电 充电慢 慢热 加载慢 响应慢 性能不足 动力不足 虚标 实际差距 见效慢 效果不明显 开放慢',
    'slow|slowly|sluggish|laggy|lag|lags|overheats|short battery life|battery drain|underpowered|loads slowly|poor performance|slower',
  ],
  quality: [
    '质量问题 品控 做工差 做工粗糙 故障率 故障 易坏 不耐用 异响 胎噪 噪音大 噪声大 隔音较差 偏短 承托不足 容易搓泥 会搓泥 泛白明显 偏薄 松动 掉漆',
    'unreliable|flimsy|fragile|breaks|build quality issues|quality control|defects|defective|noisy|poor build|durability issues|cheaply made|uncomfortable|wears out',
  ],
  service: [
    '售后差 售后慢 售后问题 服务差 网点少 网点不足 排队问题 排队时间长 维修慢 维修贵 客服差 客服慢 等待时间长 退货难 交付延期 经常延期 周期长 响应不及时 数量不足',
    'poor support|slow support|customer service issues|poor customer service|support is slow|hard to reach|long wait|delivery delays|late delivery|refund problems|slow to answer',
  ],
  ease: [
    '难用 复杂 繁琐 学习成本 上手慢 上手难 门槛高 操作不便 不友好 配置繁琐 麻烦 体验较差 体验差 不习惯',
    'steep learning curve|complicated|confusing|clunky|cumbersome|hard to use|difficult to set up|not intuitive|takes long to configure|frustrating|tedious',
  ],
  safety: [
    '安全隐患 有风险 风险较高 有刺激 偏刺激 刺激性 容易过敏 可能过敏 引起过敏 容易爆痘 容易致痘 泛红加重 烂脸 泄露 隐私问题 隐私担忧 起火 自燃 召回 误触发 幽灵刹车 含香精 含酒精',
    'unsafe|safety concerns|privacy concerns|data breach|recall|recalled|irritation|irritating|breakouts|allergic|fire risk|side effects|security concerns|vulnerabilities',
  ],
  features: [
    '功能少 功能不足 功能有限 功能缺失 不支持 缺少 欠缺 缺失 选择少 款式少 兼容性差 兼容性一般 覆盖不足 不够丰富 不够全面 用不上',
    'lacks|lacking|limited features|missing features|does not support|doesn’t support|no support for|few integrations|limited selection|limited integrations|incompatible',
  ],
  trust: [
    '争议 质疑 投诉 虚假宣传 夸大 误导 翻车 踩坑 差评 维权 口碑下滑 丑闻 处罚 诉讼 不透明',
    'controversy|controversial|complaints|complaint|misleading|lawsuit|criticized|criticised|fake reviews|scandal|exaggerated|questionable|not transparent',
  ],
};

/** Longer phrases that contain a phrase of the list without its meaning; the longest match counts. */
const HARMLESS =
  '复杂路况 复杂场景 复杂项目 复杂任务 复杂需求 复杂环境 不含酒精 召回率|slow cooker|slow cookers|slow juicer|slow and steady|recall rate|privacy policy|slow motion';

export interface ObjectionPhrase {
  readonly text: string;
  /** Null: not an objection. */
  readonly kind: ObjectionKind | null;
}

const split = (phrases: string): readonly string[] => phrases.split(/[|]| (?=\p{Script=Han})/u);

/** Every phrase in lower case with its kind. */
export function objectionPhrases(): readonly ObjectionPhrase[] {
  const objections = objectionKinds.flatMap((kind) =>
    WORDS[kind].flatMap(split).map((text): ObjectionPhrase => ({ text, kind })),
  );
  return [...objections, ...split(HARMLESS).map((text) => ({ text, kind: null }))];
}
