import type { Intent } from '#client/api/promptSchemas.ts';
import { normalizeText } from '#client/lib/normalizeText.ts';
import { foldString } from './charTables.ts';

/** A place to go. Cities match only with a word for a place: 北京 alone is where the asker lives. */
const LOCAL = [
  /附近|周边|同城|就近|离我|当地|门店(?!管理|系统|收银|运营)|线下店|实体店|哪(?:里|儿)有/u,
  /(?:北京|上海|广州|深圳|杭州|成都|重庆|武汉|南京|西安|苏州|天津|长沙|郑州|青岛).{0,12}(?:哪家|哪里|哪儿|实体|维修点|服务点|店)/u,
  /\b(?:near me|nearby|nearest|near (?:my|here)|closest|around here|in my (?:area|city|town)|store locator|opening hours)\b/u,
  /\blocal (?:shops?|stores?|dealers?|services?|providers?|agenc(?:y|ies))\b/u,
];

/** A page, an app or a counter that the asker knows already. */
const NAVIGATIONAL = [
  /官网|官方网站|官方旗舰店|网址|登[录陆](?!方案|系统|组件|功能|认证)|入口|下载|客服电话|客服热线|联系电话|联系方式/u,
  /\b(?:log ?in|sign ?in|download|official (?:web ?)?site|home ?page|(?:customer service|support|contact|phone) number)\b/u,
];

/** Takes precedence over other patterns: "why is the best one so expensive" asks for a reason. */
const REASON = [
  /为什么|为何|什么是|是什么意思|什么原理|怎么回事/u,
  /\bwhy\b|\bwhat (?:does .{1,60} mean|is an? )|\bmeaning of\b|\bhow (?:does|do) .{1,60} work\b/u,
];

/** Options that are compared, or a choice among many. */
const COMPARISON = [
  /对比|比较|相比|区别|差别|差异|差在哪|优劣|不同点|哪个|哪款|哪家|哪种|哪一[个款家种台辆]|还是(?!要|得|会|有)/u,
  /推荐|排名|排行|榜单|十大|怎么选|如何选|怎么挑|首选|平替|替代/u,
  /最(?:好|强|佳|多|少|高|低|快|便宜|划算|安全|靠谱|实在|值得|适合)|最(?!近|后|新|初|终).{1,3}的/u,
  /(?:用|买|选|选择|换|入手)(?:什么(?!时候|地方|方法|办法|意思)|哪些)/u,
  /哪些.{0,8}(?:品牌|牌子|产品|工具|软件|平台|系统|车型|公司|厂商|型号|款)/u,
  /(?:品牌|牌子|产品|工具|软件|平台|系统|车型|公司|厂商|型号).{0,3}有哪些/u,
  /适合.{0,20}的|的[^的]{0,8}(?:品牌|产品|工具|软件|平台|系统|车型)$/u,
  /\b(?:vs\.?|versus|compar(?:e|ed|ing|ison)|difference between|alternatives? (?:to|for)|instead of|recommend\w*)(?!\w)/u,
  /\bbest\b(?! (?:practices?|ways?|times?)\b)|\b(?:top \d+|top[- ]rated|better than|(?:is|are) better|ranking|ranked)\b/u,
  /\b(?:cheapest|fastest|safest|easiest|simplest|strongest|lightest|smallest|largest|greatest)\b/u,
  /\bmost (?:reliable|affordable|popular|secure|trusted)\b|\bhow (?:to|do i|should i) choose\b/u,
  /\bwhich (?:one|ones|brands?|products?|tools?|models?|apps?|software|is|are)\b/u,
  /\b(?:tools?|software|apps?|brands?|products?|platforms?) (?:for|that|with|without|from|to)\b/u,
];
/** "Leeway or Kanavo": two names to choose between. Case-sensitive, or "true or false" would match. */
const TWO_NAMES = /(?<![\w-])\p{Lu}[\w-]{1,30} or \p{Lu}[\w-]{1,30}/u;

/** Purchase: price, shop, terms. */
const TRANSACTIONAL = [
  /多少钱|价格|价钱|报价|售价|收费|优惠|打折|折扣|降价|涨价|补贴|促销|团购|贵不贵|分期|首付|贷款/u,
  /购买|下单|采购|哪(?:里|儿)买|怎么买|去哪买|值得买|买值|入手|试用|订阅|租赁/u,
  /\b(?:buy|buying|purchase|where to (?:buy|order|get)|order (?:online|from)|for sale|in stock)\b/u,
  /\b(?:prices?|pricing|costs?|how much (?:is|are|does|do|will|would)|discounts?|coupons?|deals?|free trial|subscriptions?)\b/u,
];

const has = (rules: readonly RegExp[], text: string): boolean => rules.some((rule) => rule.test(text));

/**
 * The asker's intent of a prompt, by rules over its words (Chinese and English). The first match in this order:
 *
 * - `local`: a place to go nearby;
 * - `navigational`: a site, app or counter that the asker knows already;
 * - `informational` if it asks for a reason or a meaning (为什么, what is a);
 * - `comparison`: products or ideas are compared, or one is chosen among many (best, 推荐, X or Y, "tools for …");
 * - `transactional`: price, buying, terms;
 * - `informational`: everything else, including how one product performs ("澄驭冬季续航怎么样").
 *
 * Comparison precedes purchase: "the cheapest tool for ten people" wants a list, not a checkout. Rules make errors, but they are the same
 * for every prompt and can be read by anybody.
 */
export function intentOf(text: string): Intent {
  const folded = foldString(text).trim();
  if (has(LOCAL, folded)) {
    return 'local';
  }
  if (has(NAVIGATIONAL, folded)) {
    return 'navigational';
  }
  if (has(REASON, folded)) {
    return 'informational';
  }
  if (has(COMPARISON, folded) || TWO_NAMES.test(normalizeText(text, 'NFKC'))) {
    return 'comparison';
  }
  return has(TRANSACTIONAL, folded) ? 'transactional' : 'informational';
}
