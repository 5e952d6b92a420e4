import { foldString } from '../text/charTables.ts';

/** Places by their words in questions; `id` is an ISO 3166 code of a country or a Chinese province or city (GB/T 2260). */
const PLACES: readonly (readonly [id: string, zh: string, en: string])[] = [
  ['CN-BJ', '北京|昌平|朝阳区|海淀', 'beijing'],
  ['CN-SH', '上海|浦东', 'shanghai'],
  ['CN-TJ', '天津', 'tianjin'],
  ['CN-CQ', '重庆', 'chongqing'],
  ['CN-GD', '广东|广州|深圳|东莞|佛山|珠海', 'guangdong|guangzhou|shenzhen'],
  ['CN-ZJ', '浙江|杭州|宁波|温州|义乌', 'zhejiang|hangzhou|ningbo'],
  ['CN-JS', '江苏|南京|苏州|无锡|常州', 'jiangsu|nanjing|suzhou'],
  ['CN-SC', '四川|成都', 'sichuan|chengdu'],
  ['CN-HB', '湖北|武汉', 'hubei|wuhan'],
  ['CN-HN', '湖南|长沙', 'hunan|changsha'],
  ['CN-HA', '河南|郑州', 'henan|zhengzhou'],
  ['CN-SD', '山东|青岛|济南', 'shandong|qingdao|jinan'],
  ['CN-SN', '陕西|西安', 'shaanxi|xi.?an'],
  ['CN-FJ', '福建|福州|厦门', 'fujian|fuzhou|xiamen'],
  ['CN-DB', '东北|辽宁|沈阳|大连|吉林|长春|黑龙江|哈尔滨', 'liaoning|shenyang|dalian|harbin'],
  ['HK', '香港', 'hong kong'],
  ['MO', '澳门', 'macau|macao'],
  ['TW', '台湾|台北', 'taiwan|taipei'],
  ['JP', '日本|东京', 'japan|japanese|tokyo'],
  ['KR', '韩国|首尔', 'south korea|korean?|seoul'],
  ['SG', '新加坡', 'singapore'],
  ['US', '美国|纽约|加州', 'u\\.?s\\.?a|united states|america|american|new york|california'],
  ['GB', '英国|伦敦', 'u\\.?k|united kingdom|britain|british|london'],
  ['DE', '德国|柏林', 'germany|german|berlin'],
  ['FR', '法国|巴黎', 'france|french|paris'],
  ['AU', '澳洲|澳大利亚', 'australia|australian|sydney'],
  ['CA', '加拿大', 'canada|canadian|toronto'],
  ['IN', '印度(?!尼)', 'india|indian'],
  ['EU', '欧洲|欧盟', 'europe|european|e\\.?u'],
  ['SEA', '东南亚', 'southeast asia'],
  ['CN', '国内|国产|国货|中国|内地|大陆', 'china|chinese|mainland'],
];

const RULES = PLACES.map(([id, zh, en]) => ({
  id,
  rule: new RegExp(`${zh}|(?<![\\p{L}\\p{N}])(?:${en})(?![\\p{L}\\p{N}])`, 'u'),
}));

/**
 * The region named in a question, the first match in the order of PLACES (a city before its country: a question with 国产 and 上海
 * is Shanghai); null if it names none. It is the region asked about, not where the asker lives.
 */
export function regionOf(text: string): string | null {
  const folded = foldString(text);
  return RULES.find(({ rule }) => rule.test(folded))?.id ?? null;
}
