import { normalizeFieldName } from '#client/lib/importFields.ts';
import { normalizeText } from '#client/lib/normalizeText.ts';
import { Memo } from '#server/analysis/text/Memo.ts';
import { fieldOfKey, isSourcesField } from './fieldOfKey.ts';

const MAX_KNOWN = 5000;

/** The part of a source that a column holds. */
export type SourcePart = 'address' | 'title' | 'site';

/** A column that holds a part of one of the answer's sources. */
interface NumberedSource {
  readonly number: number;
  readonly part: SourcePart;
}

/** Names of a single source; names of several sources are in the list of fields. */
const ONE =
  /^(?:(?:cited|citation|reference)?(?:source|ref|link|url|website|webpage)|citations?|references?|引用|来源|來源|信源|参考|參考|出处|出處|链接|連結|网址|網址|引用元|参照元|출처|인용|링크)$/u;
const PARTS: readonly (readonly [SourcePart, RegExp])[] = [
  ['address', /^(?:urls?|uri|links?|href|address|网址|網址|链接|連結|地址|リンク|링크)$/u],
  ['title', /^(?:title|name|text|anchor|label|标题|標題|名称|名稱|タイトル|제목)$/u],
  ['site', /^(?:domain|site|host|hostname|域名|网站|網站|站点|站點|ドメイン|도메인)$/u],
];
/** Path separators: in `citations.0.url` the part before the name is the path. */
const PATH = /[./[\]]/u;

/** The part of a source that a name without its number means; null: none. */
function partOf(words: string): SourcePart | null {
  const field = fieldOfKey(words);
  if (field === 'citation_title') return 'title';
  const isSource = isSourcesField(field) || ONE.test(normalizeFieldName(words));
  return isSource ? 'address' : null;
}

function findNumbered(key: string): NumberedSource | null {
  const words = normalizeText(key, 'NFKC').match(/\d+|[^\P{L}]+/gu) ?? [];
  const at = words.findIndex((word) => /^\d{1,3}$/u.test(word));
  const [before, after] = [words.slice(0, Math.max(0, at)), words.slice(at + 1)];
  if (before.length === 0 || after.length > 1 || after.some((word) => /\d/u.test(word))) return null;
  const whole = partOf(before.join(' '));
  const named = whole ?? (PATH.test(key) ? partOf(before.at(-1) ?? '') : null);
  const [word] = after;
  if (named === null || word === undefined) return named === null ? null : { number: Number(words[at]), part: named };
  const part = named === 'address' ? PARTS.find(([, pattern]) => pattern.test(word.toLowerCase()))?.[0] : undefined;
  return part === undefined ? null : { number: Number(words[at]), part };
}

const known = new Memo(MAX_KNOWN, findNumbered);

/** The number and part of the source in a column: `Citation 1`, `引用2`, `citations.0.url`, `source_1_title`. Null: not a single source. */
export const numberedSource = (key: string): NumberedSource | null => known.get(key);

/** Whether a name means a source: `Source`, `引用`. */
export const isSourceName = (key: string): boolean => partOf(key) === 'address';
