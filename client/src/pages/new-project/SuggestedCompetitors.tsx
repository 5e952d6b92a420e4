import { FormattedMessage, useIntl } from 'react-intl';
import type { SuggestedCompetitor } from '#client/api/schemas/projectSetupSchemas.ts';
import { joinTexts } from '#client/lib/stripBidi.ts';
import { withRivals } from './newProjectDraft.ts';
import { ProposalList } from './ProposalList.tsx';
import type { SectionProps } from './SectionProps.ts';
import { SuggestionBox } from './SuggestionBox.tsx';
import { useSuggestions } from './useSuggestions.ts';
import styles from './NewProjectPage.module.scss';

interface SuggestedCompetitorsProps extends SectionProps {
  /** Name of the language model. */
  readonly writer: string;
}

/** Competitors suggested by the language model, with checkboxes. */
export function SuggestedCompetitors({ model, writer }: SuggestedCompetitorsProps) {
  const intl = useIntl();
  const { draft, change, set } = model;
  const suggestions = useSuggestions(model, 'competitors');
  const found = draft.suggested_competitors;
  const line = ({ name, aliases, domain }: SuggestedCompetitor) => (
    <>
      <span>{name}</span>{' '}
      <span className={styles['muted']}>{joinTexts([...aliases, ...(domain === '' ? [] : [domain])], ' · ')}</span>
    </>
  );
  return (
    <SuggestionBox
      draft={draft}
      model={writer}
      suggestions={suggestions}
      found={found}
      askLabel={<FormattedMessage id="newProject.suggest.competitors" />}
    >
      <ProposalList
        label={intl.formatMessage({ id: 'newProject.suggest.competitors.list' })}
        list={found?.list ?? []}
        keyOf={({ name }) => name}
        line={line}
        onChoose={(list) => {
          if (found !== null) change({ suggested_competitors: { ...found, list } });
        }}
        addLabel={(count) => <FormattedMessage id="newProject.suggest.competitors.add" values={{ count }} />}
        onAdd={(taken) => {
          set((now) => ({ ...withRivals(now, taken), suggested_competitors: null }));
        }}
      />
    </SuggestionBox>
  );
}
