import type { IntlShape } from 'react-intl';
import type { PromptDetail } from '../../../../api/detailSchemas.ts';
import { joinTexts } from '../../../../lib/withoutTurns.ts';

/** Platforms by name, as a list; one that is not known stands by its id. */
export function namesOfPlatforms(
  intl: IntlShape,
  { platforms }: Pick<PromptDetail, 'platforms'>,
  ids: readonly string[],
): string {
  const names = ids.map((id) => platforms.find((platform) => platform.id === id)?.name ?? id);
  // A list of units, the neutral one of formatList, has no mark between its parts in Chinese.
  return joinTexts(names, intl.locale === 'zh-CN' ? '、' : ', ');
}
