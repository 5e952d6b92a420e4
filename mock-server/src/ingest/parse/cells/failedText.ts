import { isPlainObject } from '#client/lib/isPlainObject.ts';
import type { AnswerStatus } from '#server/analysis/table/RawAnswer.ts';
import { readError } from '#server/ingest/replies/readers/readError.ts';
import { withoutThinking } from '#server/ingest/replies/readers/textOfParts.ts';
import { parseJsonCell } from './parseListCell.ts';

/** Maximum characters of an error message; longer texts may be answers about errors. */
const LONGEST_MESSAGE = 600;
const LONGEST_JSON = 4000;

const NOTHING =
  /^[\s"'“”([<【（]*(?:|\\N|#?n\/a|na|null|nil|none|nan|undefined|empty|blank|missing|-+|—+|\.{3}|…|no (?:answer|response|result|content|data|output|text|ai overview|ai overviews|overview)s?(?: (?:found|available|returned|captured|generated|present|shown|provided|received))*|(?:there (?:is|was) )?no ai overviews?(?: for .{1,200})?|(?:an )?ai overviews?(?: was| is| were)? not (?:available|shown|triggered|present|found|generated|displayed)(?: for .{1,200})?|can(?:no|['’])t generate an ai overview right now\. try again later|not available|not (?:yet )?(?:tested|checked|run|asked|applicable)|to be (?:tested|checked)|no text|empty (?:response|answer|result)|response (?:is|was) empty|[无無]|空|[暂暫][无無]|[无無]回答|[无無]答案|[没沒]有回答|未回答|(?:未|待|尚未)(?:测试|測試|检测|檢測|提问|提問)|不适用|不適用|未返回|未回傳|[无無][结結]果|[暂暫][无無](?:数据|資料)|[无無][内內]容|空回答|(?:未|[没沒]有)(?:[触觸][发發]|出[现現]|[显顯]示|返回|生成)(?:\s?AI\s?(?:概[览覽]|摘要))?|(?:[无無]|[没沒]有)\s?AI\s?(?:概[览覽]|摘要)|(?:回答|応答|該当)?なし|(?:답변|응답|결과)?\s?없음|keine? (?:antwort|ergebnis)|aucune? (?:réponse|résultat)|sin (?:respuesta|resultados?))[\s"'“”)\]>】）.。!！]*$/iu;

const FAILED: readonly RegExp[] = [
  // Spreadsheet errors of answers that were taken for formulas.
  /^#(?:NAME\?|VALUE!|REF!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|ERROR!)$/u,
  // An error word with punctuation, as programs write it.
  /^[^\p{L}\p{N}]{0,8}(?:\w{0,40}(?:error|exception|failure)|fatal|err|traceback|failed|fail|timeout|[错錯][误誤](?:[讯訊信]息)?|[异異]常|失[败敗]|[报報][错錯]|出[错錯]|超[时時]|逾[时時])(?:\s*(?:code|代码|代碼))?\s*(?:[:：\])}|-]|\d{3}\b)/iu,
  /^traceback \(most recent call last\)/iu,
  /^(?:http\s*)?(?:error\s*)?[45]\d\d\b[\s:,-]*(?:too many requests|unauthori[sz]ed|forbidden|not found|bad request|internal server error|bad gateway|service unavailable|gateway time-?out|payment required|request time-?out|server error|client error|quota|rate)/iu,
  /^(?:the )?(?:api|model|request|llm|openai|server|upstream|network|connection|service|gateway|query|call|response)(?: \w+){0,3} (?:failed|timed out|timeout|error(?:ed)?|was (?:aborted|cancell?ed|refused|reset)|unavailable|refused|reset|not configured|not set|is missing|is invalid|exceeded)\b/iu,
  /^(?:missing|invalid|incorrect|no|unknown|expired) (?:\w+ ){0,3}(?:api[ _-]?key|credentials?|token|authentication|model)\b/iu,
  /^(?:\w+[ _-])?api[ _-]?key (?:is )?(?:not|missing|invalid|required|expired)/iu,
  /^(?:rate limit|quota|insufficient[_ ]quota|resource[_ ]exhausted|overloaded|context length|max(?:imum)? retries|timed out|time[ -]?out|too many requests|bad request|connection (?:reset|refused|aborted)|socket hang up|fetch failed|econn\w+|etimedout|enotfound|max_tokens)\b(?!.{0,40}\b(?:is|are|means|feature|plan)\b.{80,})/iu,
  /^(?:failed|unable|could not|couldn't) to (?:fetch|get|generate|retrieve|connect|call|query|reach|load|parse|obtain|complete|scrape|extract|receive)\b/iu,
  /^(?:exceeded|reached) (?:your |the )?(?:current )?(?:quota|rate limit)/iu,
  /^you (?:have )?(?:exceeded|reached) your (?:current )?(?:quota|rate limit|limit)/iu,
  /^(?:request|response|answer|content|call) (?:blocked|skipped|aborted|cancell?ed)\b/iu,
  /^(?:something went wrong|(?:an? )?(?:\w+ ){0,2}(?:api|request|server|network|unexpected|unknown|internal) error (?:has )?occurred|an error (?:has )?occurred|internal server error|service unavailable|bad gateway|gateway time-?out|network error|hmm\W{0,3}something seems to have gone wrong)/iu,
  /^(?:请求|請求|调用|呼叫|調用|接口|介面|服务|服務|网络|網路|網絡|连接|連接|連線|查询|查詢|响应|回應|生成|获取|取得|擷取|抓取|采集|採集)(?:.{0,12})(?:失[败敗]|超[时時]|逾[时時]|出[错錯]|[异異]常|[错錯][误誤]|中[断斷]|繁忙|忙[碌線]|不可用|[无無]法使用|被拒[绝絕])/u,
  /^(?:服务器繁忙|伺服器(?:繁忙|忙碌)|系[统統](?:繁忙|忙碌)|[网網](?:络|路|絡)[异異]常|[额額]度不足|[余餘][额額]不足|触发限流|[频頻]率限制|未配置.{0,20}密[钥鑰]|API\s*(?:密[钥鑰]|金鑰)|密[钥鑰](?:无效|缺失|未配置))/iu,
  /^(?:the )?(?:server|service|system) is (?:currently |temporarily )?(?:busy|overloaded|unavailable|down)\b[^\n]{0,80}$/iu,
  /^there was an error (?:generating|processing|while|with)\b/iu,
  /^\[object \w{1,20}\](?:\s*,\s*\[object \w{1,20}\])*$/u,
  // Matches only if the text holds nothing else.
  /^(?:[暂暫][时時]|目前|[当當]前)?[无無]法(?:获取|取得|[访訪]问|存取|[连連](?:接|[线線])|生成)[^，。,.]{0,12}[。.!！]?$/u,
  /^[^。.!！?？\n]{0,20}[请請]稍[后後候](?:再|重)(?:新)?[试試][。.!！]?$/u,
];

/** Only punctuation: `{}`, `[{}]`, an empty code block. */
const HOLLOW = /^[\s!-/:-@[-`{-~]*$/u;
/** Texts that pages and apps show before the answer is complete, or after the user stopped it. */
const UNDER_WAY =
  /^(?:(?:the )?(?:ai overview|response|answer) is )?(?:loading|generating|thinking|searching(?: the web| for .{1,80})?|reading (?:sources|\d+ pages?))(?:\.{1,3}|…)$|^(?:正在|努力)(?:联网|聯網)?(?:搜索|搜尋|思考|生成|加载|載入|阅读|閱讀)[^，。,\n]{0,12}(?:\.{1,3}|…|中)?$|^已?停止(?:生成|思考|回答)[.。]?$/iu;
/** An HTML error or browser check page, by its title or first heading. */
const FAULT_PAGE =
  /^(?:<!--[^>]{0,500}-->\s*)?<(?:!doctype html|html|head)\b[\s\S]{0,2000}?<(?:title|h1)\b[^>]{0,200}>\s*(?:(?:error\s*)?[45]\d\d\b|[^<]{0,60}\b(?:bad gateway|gateway time-?out|service unavailable|internal server error|access denied|forbidden|not found|just a moment|attention required|error (?:code )?\d{3,4})\b)/iu;
/** Calls of tools that a model writes in its text. */
const TOOL_CALLS = /<(tool_calls?|function_calls?)>[^]*?<\/\1>/gu;
/** A raw event stream whose chunks were not joined. */
const RAW_STREAM = /^(?:id: ?\S{1,60}\s+)?(?:event: ?\S{1,60}\s+)?data: ?\{"/u;

/**
 * Status implied by a text in the answer column: `failed` for the message of a failed call, `empty` for a word for "no value". Null: an
 * answer.
 */
export function failedText(text: string): Extract<AnswerStatus, 'failed' | 'empty'> | null {
  const trimmed = text.trim();
  if (FAULT_PAGE.test(trimmed) || RAW_STREAM.test(trimmed)) return 'failed';
  if (/<\/?think|<reasoning/iu.test(trimmed) && withoutThinking(trimmed).trim() === '') return 'empty';
  if (text.length > LONGEST_JSON) return null;
  if (trimmed !== '' && HOLLOW.test(trimmed.replace(TOOL_CALLS, ''))) return 'empty';
  if (trimmed.startsWith('{')) {
    const value = parseJsonCell(trimmed);
    return isPlainObject(value) && readError(value) !== null ? 'failed' : null;
  }
  if (trimmed.length > LONGEST_MESSAGE) return null;
  if (NOTHING.test(trimmed) || UNDER_WAY.test(trimmed)) return 'empty';
  return FAILED.some((pattern) => pattern.test(trimmed)) ? 'failed' : null;
}

/** The answer's status; null: a blank answer without a recorded status. */
export interface TextStatus {
  readonly status: AnswerStatus | null;
  /** Only the text shows that it is no answer. */
  readonly isFailedText: boolean;
}

/** Derives the status from the text and the recorded status: an error message is no answer, nor is a blank text. */
export function statusOfText(text: string, said: AnswerStatus | null): TextStatus {
  if (text.trim() === '') return { status: said === 'ok' ? null : said, isFailedText: false };
  if (said !== null && said !== 'ok') return { status: said, isFailedText: false };
  const told = failedText(text);
  return { status: told ?? 'ok', isFailedText: told !== null };
}
