import type { AnswerStatus } from '../analysis/types.ts';
import { nameOf } from './textOf.ts';

const STATUS_WORDS: Readonly<Record<AnswerStatus, RegExp>> = {
  refused: /^(?:refus\w*|declin\w*|blocked|rejected|filtered|content_filter|safety|拒答|拒绝.*)$/iu,
  empty: /^(?:empty|no[ _-]?(?:answer|response|result|content)s?|none|blank|无回答|空)$/iu,
  failed: /^(?:fail\w*|error\w*|exception|time[ _-]?out|timed[ _-]?out|cancel\w*|abort\w*|[45]\d\d|失败|错误|超时)$/iu,
  ok: /^(?:ok|success\w*|succeeded|done|complete\w*|finished|200|true|成功|完成)$/iu,
};
/** Of a word that fits several, the first counts. */
const ORDER = ['refused', 'empty', 'failed', 'ok'] as const satisfies readonly AnswerStatus[];

/** As they are shown. */
export const ORDERED_STATUSES = ['ok', 'refused', 'empty', 'failed'] as const satisfies readonly AnswerStatus[];
const NO_ERROR = /^(?:|0|false|no|none|null|nil|nan|n\/a|-)$/iu;

/**
 * How asking went, from the columns `status` and `error`. Null when they say nothing that is understood: then an
 * answer with text is ok, and a row without text is no answer.
 */
export function parseStatus(status: unknown, error: unknown): AnswerStatus | null {
  const word = nameOf(status);
  const known = ORDER.find((candidate) => STATUS_WORDS[candidate].test(word));
  if (known !== undefined && known !== 'ok') return known;
  const isError =
    typeof error === 'object' ? error !== null && Object.keys(error).length > 0 : !NO_ERROR.test(nameOf(error));
  return isError ? 'failed' : (known ?? null);
}
