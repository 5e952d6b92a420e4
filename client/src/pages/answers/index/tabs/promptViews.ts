import type { IntlShape } from 'react-intl';
import { promptViewSchema } from '#client/api/promptSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import type { BuiltInView } from '#client/components/views/BuiltInViews.tsx';
import { promptsSearch } from '../answerIndexSearch.ts';
import type { PromptsSearch } from '../answerIndexSearch.ts';

const usual = promptsSearch.parse(new URLSearchParams());

/** The name of a view; `lost_to` includes the competitor. */
export function promptViewName(
  intl: IntlShape,
  { view, rivalId }: Pick<PromptsSearch, 'view' | 'rivalId'>,
  brands: readonly BrandRef[],
): string {
  const rival = view === 'lost_to' ? brands.find(({ id, own }) => id === rivalId && !own) : undefined;
  return rival === undefined
    ? intl.formatMessage({ id: `answerIndex.view.${view}` })
    : intl.formatMessage({ id: 'answerIndex.view.lostToRival' }, { rival: rival.name });
}

/** The built-in views, with one `lost_to` per competitor. */
export function builtInPromptViews(intl: IntlShape, brands: readonly BrandRef[]): readonly BuiltInView[] {
  const rivals = brands.filter(({ own }) => !own);
  return promptViewSchema.options.flatMap((view) => {
    const chosen = view === 'lost_to' ? ['', ...rivals.map(({ id }) => id)] : [''];
    return chosen.map((rivalId) => ({
      id: `${view}.${rivalId}`,
      name: promptViewName(intl, { view, rivalId }, brands),
      query: promptsSearch.format({ ...usual, view, rivalId }).toString(),
    }));
  });
}
