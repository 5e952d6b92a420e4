import type { rulePersonas } from '#client/api/personaSchemas.ts';
import { foldString } from '../text/charTables.ts';

type RulePersona = (typeof rulePersonas)[number];

/**
 * Words of a question that indicate who asks, or for whom. In this order, because the person bought for says more than the buyer, and a
 * situation in life more than a budget, which everybody has.
 */
const RULES: readonly (readonly [RulePersona, readonly RegExp[]])[] = [
  [
    'gift',
    [
      /送礼|礼物|礼盒|送(?:给)?(?:我)?(?:妈妈|爸爸|父母|长辈|老师|领导|女友|女朋友|男友|男朋友|老婆|老公|闺蜜|朋友|客户)/u,
      /\bgifts?\b|\bpresents? for\b|\bfor my (?:mom|mum|mother|dad|father|wife|husband|girlfriend|boyfriend|friend)\b/u,
    ],
  ],
  [
    'student',
    [
      /学生|大学生|高中生|宿舍|考研|留学|校园|毕业生|开学/u,
      /\bstudents?\b|\bcollege\b|\bdorm(?:s|itory)?\b|\bback to school\b|\buniversity\b/u,
    ],
  ],
  [
    'parent',
    [
      /宝宝|孩子|小孩|儿童|婴儿|幼儿|二胎|三胎|宝妈|奶爸|孕妇|孕期|怀孕|哺乳|母婴|亲子|家庭|家用|一家[三四五六]口|全家/u,
      /\b(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|famil(?:y|ies)|parents?|moms?|mums?|pregnan(?:t|cy)|newborns?)\b/u,
    ],
  ],
  [
    'senior',
    [
      /老人|老年|长辈|爸妈|父母|退休|适老/u,
      /\b(?:seniors?|elderly|older (?:people|adults?|parents?)|retirees?|grandparents?|retired)\b/u,
    ],
  ],
  [
    'business',
    [
      /企业|公司|团队|商用|商务|采购|部门|中小企|办公|员工|客户管理|私有化|供应商|工程队|门店|(?:设计|研发|营销)部/u,
      /\b(?:enterprises?|compan(?:y|ies)|business(?:es)?|teams?|corporate|agenc(?:y|ies)|vendors?|self-hosted|offices?|startups?|b2b|employees|organi[sz]ations?)\b/u,
    ],
  ],
  [
    'beginner',
    [
      /新手|小白|入门|初学|第一次|第一[辆台瓶部款双]|刚工作|刚开始|零基础|不会用/u,
      /\b(?:beginners?|newbie|novice|first[- ]time|new to|starter|entry[- ]level|my first|getting started|for dummies|easy setup)\b/u,
    ],
  ],
  [
    'expert',
    [
      /发烧友|资深|专业级|硬核|成分党|参数党|玩家|极客|进阶|老手|达人|深度用户/u,
      /\b(?:professionals?|experts?|enthusiasts?|advanced|power users?|audiophiles?|pro[- ]level|high[- ]performance|critical path)\b/u,
    ],
  ],
  [
    'budget',
    [
      /平价|便宜|性价比|划算|实惠|省钱|免费|预算|百元|千元机|白菜价|平替|低价|(?<![\d.])[\d.]+\s*(?:万|千|百|元|块).{0,3}(?:以内|以下|左右|预算|内)/u,
      /\b(?:cheap(?:er|est)?|budget|affordable|inexpensive|low[- ]cost|value for money|free|no (?:annual )?fee|(?:under|below|less than) \$?\d+)\b|\$\s?\d/u,
    ],
  ],
];

/**
 * The persona of a question, by rules over its words (Chinese and English); the first match in the order of RULES. `general` if
 * no rule matches. Rules make errors; a person's choice overrides them (see promptTraits).
 */
export function personaOf(text: string): RulePersona {
  const folded = foldString(text);
  return RULES.find(([, rules]) => rules.some((rule) => rule.test(folded)))?.[0] ?? 'general';
}
