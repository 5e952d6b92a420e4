import { findUnsourced } from '#client/lib/contentScore/findUnsourced.ts';
import { badInput } from '#server/refusal/MockError.ts';

/**
 * A final text must name the source of each statistic and quotation: the rule of the content score, which the console shows too.
 * @throws MockError (422) with the number of those without a source.
 */
export function requireSources(text: string): void {
  const count = findUnsourced(text).length;
  if (count === 0) return;
  throw badInput('text', {
    zh: `还有 ${String(count)} 处数字或引语没有来源，请先补上`,
    en: `has ${String(count)} ${count === 1 ? 'figure or quotation' : 'figures or quotations'} without a source: add them first`,
  });
}
