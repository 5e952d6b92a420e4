import { useIntl } from 'react-intl';
import { intentSchema } from '#client/api/promptSchemas.ts';
import { ChoiceSelect } from '#client/components/filters/ChoiceSelect.tsx';
import { ListSearch } from '#client/components/filters/ListSearch.tsx';
import { intentText } from '../intentText.ts';
import { noNarrowing, trackedStates } from './keywordSearch.ts';
import type { KeywordsPageModel } from './useKeywordsPage.ts';

/** The filters of the keywords. Each control navigates, so that the address always matches the view. */
export function KeywordListSearch({ page }: { readonly page: KeywordsPageModel }) {
  const intl = useIntl();
  const { searchState, updateSearch, report } = page;
  return (
    <ListSearch
      label={intl.formatMessage({ id: 'keywords.search' })}
      value={searchState.q}
      onSearch={(q) => {
        updateSearch({ q }, { replace: true });
      }}
      onRefresh={() => {
        void report.refetch();
      }}
      onReset={() => {
        updateSearch(noNarrowing);
      }}
    >
      <ChoiceSelect
        name={intl.formatMessage({ id: 'keywords.column.intent' })}
        options={intentSchema.options}
        labelOf={(intent) => intentText(intl, intent)}
        value={searchState.intent}
        onChange={(intent) => {
          updateSearch({ intent });
        }}
      />
      <ChoiceSelect
        name={intl.formatMessage({ id: 'keywords.column.tracked' })}
        options={trackedStates}
        labelOf={(state) => intl.formatMessage({ id: `keywords.state.${state}` })}
        value={searchState.state}
        onChange={(state) => {
          updateSearch({ state });
        }}
      />
    </ListSearch>
  );
}
