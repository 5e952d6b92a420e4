import { noSuch } from '#server/refusal/MockError.ts';
import type { MockError } from '#server/refusal/MockError.ts';

const LONGEST_SHOWN = 100;

/** The error for an unknown channel id. */
export function noSuchChannel(id: string): MockError {
  const shown = id.slice(0, LONGEST_SHOWN);
  return noSuch('id', {
    zh: `没有通知渠道 ${shown}，可能已被删除`,
    en: `There is no channel ${shown}. It may have been deleted.`,
  });
}
