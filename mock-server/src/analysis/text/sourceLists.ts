import { unitsOf } from '#client/lib/unitsOf.ts';
import { lineEnd } from './lineEnd.ts';
import { mergeSpans, type SpanList } from './SpanList.ts';

/** Headings of source lists, in the languages whose column names the import knows. */
const NAMES = [
  'sources?(?: cited| used| list| and further reading| (?:and|&) references)?|references?|citations?|further reading|(?:learn|read) more',
  '参考(?:资料|来源|链接|文献|网址)?|(?:资料|信息|数据|内容)?来源|引用(?:来源|链接|资料)?|相关链接|延伸阅读',
  '參考(?:資料|來源|連結|文獻|網址)?|(?:資料|資訊|數據|內容)?來源|引用(?:來源|連結|資料)|相關連結|延伸閱讀',
  '参考(?:サイト|リンク|情報|記事)|(?:主な)?(?:出典|情報源|引用元)|(?:주요 ?)?(?:출처|참고 ?(?:자료|문헌|링크))',
  'quellen(?:angaben|verzeichnis)?|einzelnachweise|références|fuentes(?: consultadas)?|referencias|fonti|riferimenti|fontes|referências|источники|ссылки',
].join('|');
const HEADING = new RegExp(
  String.raw`^[\s#*_>-]{0,12}(?:\d{1,2}[.、]\s*)?(?:${NAMES})\s*[*_]{0,2}\s*(?:[:：]\s*[*_]{0,2}\s*(\S.*)?)?$`,
  'iu',
);
const ENTRY = /^\s*(?:>\s*)?(?:[-*+•·▪]\s|\d{1,3}[.)、]|[[【（(]|\^?\d{1,3}\s|<?https?:|www\.|\s{2})/iu;
const LINK = /\]\(|https?:|www\.|\[\^?\d{1,3}\]/iu;
const MERE_LINK =
  /^\s*(?:[-*+•]\s+|\d{1,3}[.)、]\s*)?(?:\[[^\]\n]*\]\([^)\s]*\)|<?https?:\/\/[^\s<>]+>?)\s*(?:[.。]\s*)?$/iu;
const NUMBERED_LINK = /^\s*(?:[-*+•]\s+)?[[【]\^?\d{1,3}[\]】]:?\s.*https?:\/\//iu;
const RULE = /^\s*(?:[-*_]\s*){3,}$/u;
/** First letters of the words of source headings, as code units of both cases. */
const HEADING_STARTS = unitsOf('sSrRcCfFqQeElLиИсС参资信数内来引相延參資數內來情出主주출참');
const MARKERS = unitsOf(' \t#*_>-.、0123456789');
const MAX_HEADING = 160;
const MAX_ENTRY = 2000;

interface Line {
  readonly from: number;
  readonly to: number;
}

/**
 * Masks lists of sources. Two forms count. First, a heading line (`Sources:`, `参考资料：`) with the entries below it, if
 * they contain a link or reach the end of the answer. Second, a list of only links at the very end, unless the line before
 * announces it as part of the answer with a colon (`Our picks:`) or it is the whole answer.
 */
export function maskSourceLists(text: string, spans: SpanList): void {
  const tail = trailingLinksStart(text);
  const found: Line[] = [];
  let from = 0;
  while (from < tail) {
    const to = lineEnd(text, from);
    const heading = mayBeHeading(text, from, to) ? HEADING.exec(text.slice(from, to)) : null;
    if (heading === null) {
      from = to + 1;
    } else {
      const block = sourceBlock(text, to);
      if (heading[1] !== undefined || block.isList) {
        found.push({ from, to: block.end });
      }
      from = Math.max(block.end, to) + 1;
    }
  }
  if (tail < text.length) {
    found.push({ from: tail, to: text.length });
  }
  if (found.length > 0) {
    mergeSpans(spans, found);
  }
}

/** The entries below a source heading that ends at `headingEnd`; blank lines between them belong to the list. */
export function sourceBlock(text: string, headingEnd: number): { end: number; isList: boolean } {
  let end = headingEnd;
  let linked = false;
  let entries = 0;
  let at = headingEnd + 1;
  while (at < text.length) {
    const to = lineEnd(text, at);
    const line = text.slice(at, Math.min(to, at + MAX_ENTRY));
    if (line.trim() !== '') {
      const hasLink = LINK.test(line);
      if (!hasLink && !ENTRY.test(line)) {
        break;
      }
      linked ||= hasLink;
      entries += 1;
      end = to;
    }
    at = to + 1;
  }
  const atEnd = at >= text.length;
  return { end, isList: entries > 0 && (linked || atEnd) };
}

/** Start of a trailing list of only links, or the text's length. */
function trailingLinksStart(text: string): number {
  let start = text.length;
  let links = 0;
  let numbered = 0;
  let to = text.length;
  while (to > 0) {
    const from = text.lastIndexOf('\n', to - 1) + 1;
    const line = text.slice(from, to);
    if (line.trim() !== '' && !RULE.test(line)) {
      if (line.length > MAX_ENTRY || !line.includes('http')) {
        return isSourceTail(line, start, links, numbered) ? start : text.length;
      }
      const isNumbered = NUMBERED_LINK.test(line);
      if (!isNumbered && !MERE_LINK.test(line)) {
        return isSourceTail(line, start, links, numbered) ? start : text.length;
      }
      links += 1;
      numbered += isNumbered ? 1 : 0;
      start = from;
    }
    to = from - 1;
  }
  return text.length;
}

/** `before` is the last line of the answer proper. A single link is a list only if it is numbered like a source. */
function isSourceTail(before: string, start: number, links: number, numbered: number): boolean {
  const announced = /[:：][*_\s]*$/u.test(before) && !HEADING.test(before.slice(0, MAX_HEADING));
  return start > 0 && (links >= 2 || numbered >= 1) && !announced;
}

function mayBeHeading(text: string, from: number, to: number): boolean {
  if (to - from > MAX_HEADING) {
    return false;
  }
  let at = from;
  while (at < to && MARKERS.has(text.charCodeAt(at))) {
    at += 1;
  }
  return at < to && HEADING_STARTS.has(text.charCodeAt(at));
}
