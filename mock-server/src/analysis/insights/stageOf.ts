import type { Stage } from '#client/api/stageSchemas.ts';
import { foldString } from '../text/charTables.ts';
import { intentOf } from '../text/intentOf.ts';

/** The asker has a problem with a product they own; takes precedence even over a comparison. */
const TROUBLE = [
  /怎么办|打不开|开不了|连不上|无法(?:连接|开机|启动|登录)|死机|报错|(?:过度|之后|以后).{0,4}(?:用什么|怎么)/u,
  /\b(?:troubleshoot\w*|not working|won['’]?t (?:start|turn|charge|connect|work)|error codes?|keeps? (?:crashing|freezing|disconnecting)|stopped working)\b/u,
];

/** The asker owns the product, and wants to use, maintain or repair it. */
const USE = [
  /故障(?!率)|维修|保养|清洗|清洁(?!乳|力)|校准|升级固件/u,
  /怎么(?:用|使用|设置|安装|清|修|充|减少|降低|避免|解决|缓解|护理|建立|配置|落地|操作|连接|重置|退)|如何(?:使用|设置|安装|清洗|护理|维护|减少|避免|解决)/u,
  /使用(?:方法|教程|说明|技巧|寿命)|教程|退货|退换|保修期|售后(?:电话|流程|维权)|不工作|用量|用法/u,
  /\bhow (?:to|do i|do you|can i|should i) (?:use|fix|clean|set ?up|reset|install|connect|charge|maintain|repair|update|return|configure|replace|remove|store|wash|turn|pair)\b/u,
  /\b(?:repairs?|maintenance|user manual|warranty claim)\b/u,
];

/** About the purchase itself. Excludes "the cheapest": its asker is still choosing. */
const PURCHASE = [
  /优惠|补贴|以旧换新|折扣|打折|降价|涨价|促销|团购|分期|首付|贷款|报价|多少钱|价钱|售价|收费|购车权益|总成本|费用/u,
  /购买|下单|哪(?:里|儿)(?:能|可以)?买|怎么买|去哪(?:里|儿)?买|渠道|入手价|什么时候买|试用|正品|官方旗舰店/u,
  /\b(?:where (?:to|can i|do i|should i) (?:buy|get|order|find|shop)|buy online|how much (?:is|are|does|do)|prices?|pricing|costs?|discounts?|coupons?|deals?|promo(?:tion)?s?|financing|free trial|for sale|in stock|trade[- ]?in|subscribe)\b/u,
];

/** A judgement on one product, or criteria for judging. */
const JUDGEMENT = [
  /怎么样|好不好|好用吗|好吗|靠谱|口碑|评价|评测|测评|值得|值不值|缺点|优点|优缺点|有用吗|够用吗|安全吗|行不行|能用吗|适合.{0,12}吗|踩雷|选型|选购|怎么选|如何选|看哪些|贵不贵/u,
  /\b(?:reviews?|pros and cons|a good|need an?|looking for|worth (?:it|buying|the)|any good|reliable|should i (?:buy|get|choose)|drawbacks?|is .{1,60} (?:good|worth|better|enough|safe|reliable|legit)|ask a vendor|requirements for)\b/u,
];

/** Asks for an explanation, not for a product. */
const EXPLAINS = [
  /为什么|为何|什么是|是什么|什么意思|原理|怎么|如何|怎样|多久|多少|是否|会不会|能不能|吗$|吗？|呢$/u,
  /\b(?:what|why|how|when|who|meaning|explained|guide|tips|ideas|does|do|can|is it)\b/u,
];

const has = (rules: readonly RegExp[], text: string): boolean => rules.some((rule) => rule.test(text));

/**
 * The stage of a question's asker, by rules over its words (Chinese and English). The first match in this order:
 *
 * - `use`: owns the product already (怎么办, 保养, how to clean);
 * - `purchase`: asks for the deal (优惠, 多少钱, where to buy), unless products are compared;
 * - `evaluation`: compares or chooses (intentOf's `comparison`), or asks for a judgement (怎么样, review, worth it);
 * - `purchase`: any other question that is transactional, local or looks for a page;
 * - `awareness`: asks for an explanation: what it is, how it works, why;
 * - `evaluation`: everything else, which only names the product looked for ("bluetooth headphones below $200").
 */
export function stageOf(text: string): Stage {
  const folded = foldString(text).trim();
  const intent = intentOf(text);
  const compares = intent === 'comparison';
  if (has(TROUBLE, folded) || (has(USE, folded) && !compares)) {
    return 'use';
  }
  if (has(PURCHASE, folded)) {
    return compares ? 'evaluation' : 'purchase';
  }
  if (compares || has(JUDGEMENT, folded)) {
    return 'evaluation';
  }
  if (intent !== 'informational') {
    return 'purchase';
  }
  return has(EXPLAINS, folded) ? 'awareness' : 'evaluation';
}
