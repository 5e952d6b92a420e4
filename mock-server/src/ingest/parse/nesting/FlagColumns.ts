import { nameOf } from '../cells/textOf.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { isPlatformAnswer } from './platformColumns.ts';

/** Cell values that state whether or where a brand was named, or with which sentiment. */
const WORDS = [
  'yes|no|true|false|y|n|x|ja|nein|oui|non|s[ií]|sì|sim|não|да|нет|是|否|有|无|無|はい|いいえ|예|아니오|있음|없음|あり|なし',
  '[✓✔✗✘√×○●△◯⭕✅❌☑☒🟢🔴🟡⚪]\\uFE0F?|[-–—.]|n\\/?a|none|null|nil|absent|missing|positive|negative|neutral|mixed|正面|负面|負面|中性|积极|消极',
  '(?:not?\\s|un|nicht\\s|non\\s|não\\s|never\\s)?(?:mention(?:ed|s)?|cited|citations?|recommended|ranked|visible|listed|included|found|present|named|linked|erwähnt|genannt|mencionad[oa]|mentionnée?|menzionat[oa])',
  '(?:未|没有|没|無|无|不|已|有)?被?(?:提及|提到|出现|推荐|收录|引用|命中|上榜|露出|展示)|言及(?:あり|なし)|언급(?:됨|\\s?안\\s?됨|없음)?',
].join('|');
const COUNT =
  '(?:top|rank(?:ed)?|pos(?:ition)?|no\\.?|第)?\\s?#?\\d+(?:[.,]\\d+)?(?:st|nd|rd|th)?\\s?(?:%|[名位次]|/\\s?\\d+|x|×|mentions?|times?)?';
/** A cell with one of these, and text in brackets or a number after it: `mentioned (#2)`, `yes, 3rd`, `3/10`. */
const FLAG = new RegExp(
  `^(?:(?:${WORDS})(?:[\\s,:：;，]{1,3}${COUNT})?|${COUNT})?(?:\\s?[(（][^()（）]{0,20}[)）])?$`,
  'iu',
);

/** Whether a cell in a platform's or day's column holds a flag instead of an answer. */
export const isFlag = (value: unknown): boolean => typeof value !== 'object' && FLAG.test(nameOf(value));

/** Finds columns named after a platform, like its answer column, that hold only flags. */
export class FlagColumns {
  readonly #flags = new Set<string>();
  readonly #others = new Set<string>();

  add({ keys, values, ours }: SourceRecord): void {
    if (ours !== undefined) return;
    for (const [place, key] of keys.entries()) {
      const value = values[place];
      const isOpen = value !== null && nameOf(value) !== '' && !this.#others.has(key) && isPlatformAnswer(key);
      if (isOpen) (isFlag(value) ? this.#flags : this.#others).add(key);
    }
  }

  /** Columns in which every cell is a flag. */
  get names(): ReadonlySet<string> {
    return new Set([...this.#flags].filter((key) => !this.#others.has(key)));
  }
}
