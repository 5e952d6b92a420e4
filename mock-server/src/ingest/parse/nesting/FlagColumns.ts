import { nameOf } from '../cells/textOf.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { isPlatformAnswer } from './platformColumns.ts';

/** Cell values that state whether or where a brand was named, or with which sentiment. */
const WORDS = [
  'yes|no|maybe|partly|partial(?:ly)?|unclear|unknown|true|false|y|n|x|ja|nein|vielleicht|oui|non|peut-être|s[ií]|sì|sim|não|да|нет|是|否|有|无|無|はい|いいえ|예|아니오|있음|없음|あり|なし',
  '[✓✔✗✘√×○●△◯⭕✅❌☑☒🟢🔴🟡⚪]\\uFE0F?|[-–—.]|n\\/?a|none|null|nil|absent|missing|positive|negative|neutral|mixed|正面|负面|負面|中性|积极|消极',
  '(?:not?\\s|un|nicht\\s|non\\s|não\\s|never\\s)?(?:mention(?:ed|s)?|cited|citations?|recommended|ranked|visible|listed|included|found|present|named|linked|erwähnt|genannt|mencionad[oa]|mentionnée?|menzionat[oa])',
  '(?:未|没有|没|無|无|不|已|有)?被?(?:提及|提到|出现|推荐|收录|引用|命中|上榜|露出|展示)|言及(?:あり|なし)|언급(?:됨|\\s?안\\s?됨|없음)?',
].join('|');
const COUNT =
  '[~≈]?(?:top|rank(?:ed)?|pos(?:ition)?|no\\.?|第)?\\s?#?\\d+(?:[.,]\\d+)?(?:st|nd|rd|th)?\\s?(?:%|[名位次]|/\\s?\\d+|x|×|mentions?|times?)?';
/** A cell with one of these, and text in brackets or a number after it: `mentioned (#2)`, `yes, 3rd`, `3/10`. */
const FLAG = new RegExp(
  `^(?:(?:${WORDS})(?:[\\s,:：;，-]{1,3}${COUNT})?|${COUNT})?(?:\\s?[(（][^()（）]{0,20}[)）])?$`,
  'iu',
);

/** Whether a cell in a platform's or day's column holds a flag instead of an answer. */
export const isFlag = (value: unknown): boolean => typeof value !== 'object' && FLAG.test(nameOf(value));

/** A verdict in words of its own: `weak`, `2nd tier`. */
const VERDICT = /^\S{1,16}(?:\s\S{1,12})?$/u;

interface Cells {
  flags: number;
  verdicts: number;
  /** One is enough: the column holds answers. */
  hasText: boolean;
}

/** Finds columns named after a platform, like its answer column, that hold flags, or mostly flags and other verdicts. */
export class FlagColumns {
  readonly #columns = new Map<string, Cells>();

  add({ keys, values, ours }: SourceRecord): void {
    if (ours !== undefined) return;
    for (const [place, key] of keys.entries()) {
      const value = values[place];
      if (value === null || nameOf(value) === '' || !isPlatformAnswer(key)) continue;
      const cells = this.#columns.get(key) ?? { flags: 0, verdicts: 0, hasText: false };
      this.#columns.set(key, cells);
      if (isFlag(value)) cells.flags += 1;
      else if (typeof value === 'string' && VERDICT.test(value.trim())) cells.verdicts += 1;
      else cells.hasText = true;
    }
  }

  get names(): ReadonlySet<string> {
    const isFlags = ({ flags, verdicts, hasText }: Cells): boolean => !hasText && flags > 0 && verdicts <= flags;
    return new Set([...this.#columns].filter(([, cells]) => isFlags(cells)).map(([key]) => key));
  }
}
