import { normalizeFieldName } from '#client/lib/importFields.ts';

/** Reports of visits or searches, which hold no answers. */
export const REPORTS = ['analytics', 'search_report'] as const;

/** Measures of Search Console and Bing Webmaster Tools. */
const OF_SEARCHES =
  /^(?:(?:url)?clicks|impressions|(?:url)?ctr|(?:avg|average)?position|点击次数|展示(?:次数)?|点击率|(?:平均)?排名|點閱次數|點擊次數|曝光(?:次數)?|點閱率|點擊率|クリック数|表示回数|掲載順位|klicks|impressionen|clics|impresiones|posici[oó]n)$/u;
const LEAST_OF_SEARCHES = 3;

/** Measures and dimensions of Google Analytics 4, as on screen and as in its API. */
const OF_VISITS =
  /^(?:sessions|engagedsessions|activeusers|totalusers|newusers|returningusers|engagementrate|averageengagementtime\w*|keyevents|eventcount|session(?:source|medium|campaign|default|primary|manual)\w*|firstuser\w+|会话数|互动会话数|活跃用户数?|总用户数|新用户数|互动率|平均互动时长|关键事件数?|事件数|会话(?:来源|媒介|默认|主要)\p{L}*|工作階段|互動工作階段|活躍使用者|新使用者)$/u;
const LEAST_OF_VISITS = 2;

/** The report that a table with these columns is; null: none. */
export function reportOf(columns: readonly string[]): (typeof REPORTS)[number] | null {
  const names = columns.map(normalizeFieldName);
  const has = (pattern: RegExp, least: number): boolean => names.filter((name) => pattern.test(name)).length >= least;
  if (has(OF_SEARCHES, LEAST_OF_SEARCHES)) return 'search_report';
  return has(OF_VISITS, LEAST_OF_VISITS) ? 'analytics' : null;
}
