import type { AnswerStatus } from '../../analysis/table/RawAnswer.ts';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { readError } from '../replies/readers/readError.ts';
import { parseJsonCell } from './parseListCell.ts';

/** A message of a failed call is short; an answer may well speak of errors at length. */
const LONGEST_MESSAGE = 600;
const LONGEST_JSON = 4000;

const NOTHING =
  /^[\s"'“”([<【（]*(?:|n\/?a|null|nil|none|nan|undefined|empty|blank|missing|-+|—+|\.{3}|…|no (?:answer|response|result|content|data|output|text|ai overview|ai overviews|overview)s?(?: (?:found|available|returned|captured|generated|present|shown|provided|received))*|(?:there (?:is|was) )?no ai overviews?(?: for .{1,200})?|ai overviews?(?: was| is| were)? not (?:available|shown|triggered|present|found|generated|displayed)(?: for .{1,200})?|not available|no text|empty (?:response|answer|result)|response (?:is|was) empty|无|空|暂无|无回答|无答案|没有回答|未回答|未返回|无结果|暂无数据|无内容|空回答|未触发|未出现|无AI概览)[\s"'“”)\]>】）.。!！]*$/iu;

const FAILED: readonly RegExp[] = [
  // A word for a fault and a mark, as programs write it.
  /^[^\p{L}\p{N}]{0,8}(?:\w{0,40}(?:error|exception|failure)|fatal|err|traceback|failed|fail|timeout|错误|异常|失败|报错|出错|超时)(?:\s*(?:code|代码))?\s*(?:[:：\])}|-]|\d{3}\b)/iu,
  /^traceback \(most recent call last\)/iu,
  /^(?:http\s*)?(?:error\s*)?[45]\d\d\b[\s:,-]*(?:too many requests|unauthori[sz]ed|forbidden|not found|bad request|internal server error|bad gateway|service unavailable|gateway time-?out|payment required|request time-?out|server error|client error|quota|rate)/iu,
  /^(?:the )?(?:api|model|request|llm|openai|server|upstream|network|connection|service|gateway|query|call|response)(?: \w+){0,3} (?:failed|timed out|timeout|error(?:ed)?|was (?:aborted|cancell?ed|refused|reset)|unavailable|refused|reset|not configured|not set|is missing|is invalid|exceeded)\b/iu,
  /^(?:missing|invalid|incorrect|no|unknown|expired) (?:\w+ ){0,3}(?:api[ _-]?key|credentials?|token|authentication|model)\b/iu,
  /^(?:\w+[ _-])?api[ _-]?key (?:is )?(?:not|missing|invalid|required|expired)/iu,
  /^(?:rate limit|quota|insufficient[_ ]quota|resource[_ ]exhausted|overloaded|context length|max(?:imum)? retries|timed out|time[ -]?out|too many requests|connection (?:reset|refused|aborted)|socket hang up|fetch failed|econn\w+|etimedout|enotfound|max_tokens)\b(?!.{0,40}\b(?:is|are|means|feature|plan)\b.{80,})/iu,
  /^(?:failed|unable|could not|couldn't) to (?:fetch|get|generate|retrieve|connect|call|query|reach|load|parse|obtain|complete|scrape|extract|receive)\b/iu,
  /^(?:exceeded|reached) (?:your |the )?(?:current )?(?:quota|rate limit)/iu,
  /^you (?:have )?(?:exceeded|reached) your (?:current )?(?:quota|rate limit|limit)/iu,
  /^(?:request|response|answer|content|call) (?:blocked|skipped|aborted|cancell?ed)\b/iu,
  /^(?:something went wrong|an? (?:unexpected |unknown |internal )?error (?:has )?occurred|internal server error|service unavailable|bad gateway|gateway time-?out|network error|hmm\W{0,3}something seems to have gone wrong)/iu,
  /^(?:请求|调用|接口|服务|网络|连接|查询|响应|生成|获取|抓取|采集)(?:.{0,12})(?:失败|超时|出错|异常|错误|中断|繁忙|不可用|被拒绝)/u,
  /^(?:服务器繁忙|系统繁忙|网络异常|额度不足|余额不足|触发限流|频率限制|未配置.{0,20}密钥|API\s*密钥|密钥(?:无效|缺失|未配置))/iu,
];

/** An object or list in which nothing is: `{}`, `[]`, `[{}]`. */
const HOLLOW = /^[[{\]}\s,]*$/u;

/**
 * What a text in the place of an answer says of the call when it is none: `failed` for the message of a failed call, `empty` for a
 * word that stands for nothing. Null: an answer.
 */
export function failedText(text: string): Extract<AnswerStatus, 'failed' | 'empty'> | null {
  if (text.length > LONGEST_JSON) return null;
  const trimmed = text.trim();
  if (trimmed !== '' && HOLLOW.test(trimmed)) return 'empty';
  if (trimmed.startsWith('{')) {
    const value = parseJsonCell(trimmed);
    return isPlainObject(value) && readError(value) !== null ? 'failed' : null;
  }
  if (trimmed.length > LONGEST_MESSAGE) return null;
  if (NOTHING.test(trimmed)) return 'empty';
  return FAILED.some((pattern) => pattern.test(trimmed)) ? 'failed' : null;
}
