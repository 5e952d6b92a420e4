import { findUnsourced } from '#client/lib/contentScore/findUnsourced.ts';
import { badInput } from '../../refusal/MockError.ts';

/**
 * A text that is final names the source of each statistic and quotation: the rule of the content score, which the browser shows too.
 * @throws MockError (422) saying how many do not.
 */
export function requireSources(text: string): void {
  const count = findUnsourced(text).length;
  if (count === 0) return;
  throw badInput('text', {
    zh: `还有 ${String(count)} 处数字或引语没有来源`,
    en: `has ${String(count)} statistics or quotations without a source`,
  });
}
