import type { AnswerStatus } from '#server/analysis/table/RawAnswer.ts';
import { failedText } from './failedText.ts';
import { isNullWord } from './nullWords.ts';
import { nameOf } from './textOf.ts';

const STATUS_WORDS: Readonly<Record<AnswerStatus, RegExp>> = {
  refused: /^(?:refus\w*|declin\w*|blocked|rejected|filtered|content_filter|safety|拒答|拒(?:绝|絕).*)$/iu,
  empty: /^(?:empty|no[ _-]?(?:answer|response|result|content)s?|none|blank|[无無]回答|空)$/iu,
  failed:
    /^(?:fail\w*|error\w*|exception|time[ _-]?out|timed[ _-]?out|cancel\w*|abort\w*|[45]\d\d|失[败敗]|[错錯][误誤]|超[时時]|逾[时時])$/iu,
  ok: /^(?:ok|success\w*|succeeded|done|complete\w*|finished|200|true|成功|完成)$/iu,
};
/** If a word matches several, the first wins. */
const ORDER = ['refused', 'empty', 'failed', 'ok'] as const satisfies readonly AnswerStatus[];
const NO_ERROR = /^(?:|0|false|no|na|\[\s*\]|\{\s*\}|""|''|ok|success|no errors?|200|[无無]|[没沒]有|正常)$/iu;
const NO = /^(?:false|0|no|n|f|failed|failure|error|否|失[败敗]|[错錯][误誤]|不成功)$/iu;
const YES = /^(?:true|1|yes|y|t|ok|success|succeeded|是|成功)$/iu;

function isError(error: unknown): boolean {
  if (Array.isArray(error)) return error.some(isError);
  if (typeof error === 'object' && error !== null) {
    return Object.values(error).some((part) => part !== null && part !== '');
  }
  const word = nameOf(error);
  return !NO_ERROR.test(word) && !isNullWord(word);
}

/**
 * Parses the status from the columns `status`, `error` and `success`. Null if they state nothing known: then a row with text is an ok
 * answer, and a row without text is no answer.
 */
export function parseStatus(status: unknown, error: unknown, success?: unknown): AnswerStatus | null {
  const word = nameOf(status);
  const known = ORDER.find((candidate) => STATUS_WORDS[candidate].test(word));
  if (known !== undefined && known !== 'ok') return known;
  // Some programs write the message of a failed call as its status.
  const isMessage = known === undefined && failedText(word) === 'failed';
  if (isMessage || isError(error) || NO.test(nameOf(success))) return 'failed';
  return known ?? (YES.test(nameOf(success)) ? 'ok' : null);
}
