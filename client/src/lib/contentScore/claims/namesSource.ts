const ZH_BY =
  /(?:根据|依据|按照|援引|引自|据)([^，。；！？,;]{2,40}?)(?:的?(?:年度)?(?:报告|统计|数据|调查|研究|论文|测试|实测|评测|测评|年报|公告|白皮书|财报|说明书|官网|披露|公布|显示))/gu;
const ZH_NOTE = /[（(](?:数据|资料)?(?:来源|出处)[：:]\s{0,20}[^）)]{2,200}[）)]|(?:数据|资料)来源[：:]\s*\S{2,}/u;
/** Words that identify no source. */
const ZH_VAGUE =
  /有关|相关|业内|最新|官方|某些?|一项|多项|几项|多家|公开|权威|不完全|市场|行业|我们|内部|第三方|国外|国内|研究机构|媒体|专业|本次|上述|该|其|\d{4}\s*年|\d+\s*月|部门|机构|的|\s/gu;

const EN_NOTE = /\(source:\s{0,20}[^)]{2,200}\)|\bsource:\s*\S{2,}/iu;
/** Case-sensitive: a source has a proper name. */
const EN_BY =
  /\b(?:[Aa]ccording to|[Dd]ata (?:from|by)|[Ff]igures from|[Mm]easured by|[Tt]ested by|[Pp]ublished by|[Rr]eported by|[Ss]urvey(?:ed)? by|[Ss]tudy by|[Rr]eport by|[Rr]esearch by)\s+(?:the |a |an |its )?((?:[\p{Lu}][\p{L}\p{N}&.'’-]*|\d{4})(?:\s+(?:of |for |and )?[\p{Lu}][\p{L}\p{N}&.'’-]*)*)/gu;
const EN_VAGUE =
  /^(?:\d{4}|Experts?|Studies|Research|Reports?|Some|Many|Industry|Recent|Official|Our|We|Their|It|This|That)$/u;

/** Whether a sentence names its source in words: a named report, body or person, not "studies" or 相关数据. */
export function namesSource(text: string): boolean {
  if (ZH_NOTE.test(text) || EN_NOTE.test(text)) return true;
  for (const [, name = ''] of text.matchAll(ZH_BY)) if (name.replace(ZH_VAGUE, '').length >= 2) return true;
  for (const [, name = ''] of text.matchAll(EN_BY)) if (!EN_VAGUE.test(name)) return true;
  return false;
}
