import { useIntl } from 'react-intl';
import { stages } from '#client/api/stageSchemas.ts';
import { personaName } from '#client/components/answers/personaName.ts';
import { ChoiceSelect } from '#client/components/filters/ChoiceSelect.tsx';
import { SearchBox } from '#client/components/filters/SearchBox.tsx';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';
import type { InsightPartProps } from './useUserInsightPage.ts';

type PromptFiltersProps = Pick<InsightPartProps, 'report' | 'searchState' | 'onMove'>;

/** The filters of the prompt list. */
export function PromptFilters({ report, searchState, onMove }: PromptFiltersProps) {
  const intl = useIntl();
  return (
    <>
      <SearchBox
        label={intl.formatMessage({ id: 'insights.prompts.search' })}
        value={searchState.q}
        onChange={(q) => {
          onMove({ q }, { replace: true });
        }}
      />
      <NativeSelect
        aria-label={intl.formatMessage({ id: 'insights.persona' })}
        value={searchState.persona}
        onChange={({ currentTarget: { value } }) => {
          onMove({ persona: value });
        }}
      >
        <option value="">{intl.formatMessage({ id: 'insights.persona.all' })}</option>
        {report.personas.map((persona) => (
          <option key={persona.id} value={persona.id}>
            {personaName(intl, persona)}
          </option>
        ))}
      </NativeSelect>
      <ChoiceSelect
        name={intl.formatMessage({ id: 'insights.stage' })}
        all={intl.formatMessage({ id: 'insights.stage.all' })}
        options={stages}
        labelOf={(stage) => intl.formatMessage({ id: `answers.stage.${stage}` })}
        value={searchState.stage}
        onChange={(stage) => {
          onMove({ stage });
        }}
      />
    </>
  );
}
