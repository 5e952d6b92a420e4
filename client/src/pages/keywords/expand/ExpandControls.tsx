import { Button } from '@blueprintjs/core';
import { ResetIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { expandLanguageSchema } from '#client/api/expandSchemas.ts';
import { listStateOf } from '#client/components/filters/listStateOf.ts';
import { OptionFilter } from '#client/components/filters/OptionFilter.tsx';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';
import { intentText } from '../intentText.ts';
import { expandLists } from './expandSearch.ts';
import type { ExpandList } from './expandSearch.ts';
import { personaText, stageText } from './expandTexts.ts';
import type { ExpandPageModel } from './useExpandPage.ts';
import styles from './ExpandPage.module.scss';

type Options = readonly { readonly id: string; readonly name: string }[];

/** The options of each list, translated. */
function optionsOf(intl: IntlShape): Readonly<Record<ExpandList, Options>> {
  return {
    intents: expandLists.intents.map((id) => ({ id, name: intentText(intl, id) })),
    stages: expandLists.stages.map((id) => ({ id, name: stageText(intl, id) })),
    personas: expandLists.personas.map((id) => ({ id, name: personaText(intl, id) })),
    constraints: expandLists.constraints.map((id) => ({
      id,
      name: intl.formatMessage({ id: `keywords.constraint.${id}` }),
    })),
    regions: expandLists.regions.map((id) => ({ id, name: intl.formatMessage({ id: `keywords.region.${id}` }) })),
  };
}

const LISTS = ['intents', 'stages', 'personas', 'constraints', 'regions'] as const;
const NO_CHOICE = {
  intents: [],
  stages: [],
  personas: [],
  constraints: [],
  regions: [],
  language: 'auto',
  origin: null,
  onlyNew: false,
  q: '',
} as const;

/** Filters of keywords and of their questions. Each control navigates, so that the address matches the view. */
export const ExpandControls = observer(function ExpandControls({ page }: { readonly page: ExpandPageModel }) {
  const intl = useIntl();
  const { searchState, choice, keywords, updateSearch } = page;
  const options = optionsOf(intl);
  const isNarrowed = searchState.origin !== null || searchState.onlyNew || searchState.q.trim() !== '';
  const differs = LISTS.some((name) => searchState[name].length > 0) || searchState.language !== 'auto' || isNarrowed;
  return (
    <div
      className={styles['controls']}
      role="group"
      aria-label={intl.formatMessage({ id: 'keywords.expand.controls' })}
    >
      <OptionFilter
        name={intl.formatMessage({ id: 'keywords.title' })}
        options={(keywords.data?.list ?? []).map(({ id, label }) => ({ id, name: label }))}
        selected={searchState.ids}
        state={listStateOf(keywords)}
        onRetry={() => keywords.refetch()}
        onChange={(ids) => {
          updateSearch({ ids });
        }}
      />
      {LISTS.map((name) => (
        <OptionFilter
          key={name}
          name={intl.formatMessage({ id: `keywords.expand.${name}` })}
          options={options[name]}
          selected={choice[name]}
          state="loaded"
          onRetry={() => undefined}
          onChange={(ids) => {
            const chosen: readonly string[] = ids;
            updateSearch({ [name]: expandLists[name].filter((id) => chosen.includes(id)) });
          }}
        />
      ))}
      <NativeSelect
        aria-label={intl.formatMessage({ id: 'keywords.expand.language' })}
        value={searchState.language}
        onChange={({ currentTarget }) => {
          const language = expandLanguageSchema.options.find((id) => id === currentTarget.value);
          updateSearch({ language: language ?? 'auto' });
        }}
      >
        {expandLanguageSchema.options.map((id) => (
          <option key={id} value={id}>
            {intl.formatMessage({ id: `keywords.language.${id}` })}
          </option>
        ))}
      </NativeSelect>
      {differs && (
        <Button
          variant="minimal"
          icon={<ResetIcon />}
          onClick={() => {
            updateSearch(NO_CHOICE);
          }}
        >
          <FormattedMessage id="common.reset" />
        </Button>
      )}
    </div>
  );
});
