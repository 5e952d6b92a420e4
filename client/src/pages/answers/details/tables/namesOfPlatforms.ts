import type { IntlShape } from 'react-intl';
import type { PromptDetail } from '#client/api/detailSchemas.ts';
import { plainList } from '#client/lib/plainList.ts';

/** Platform names as a list; an unknown platform is shown by its id. */
export function namesOfPlatforms(
  intl: IntlShape,
  { platforms }: Pick<PromptDetail, 'platforms'>,
  ids: readonly string[],
): string {
  const names = ids.map((id) => platforms.find((platform) => platform.id === id)?.name ?? id);
  return plainList(intl, names);
}
