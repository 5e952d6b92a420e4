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
  /** The name of the language model. */
  readonly writer: string;
}

/** Competitors that the language model suggests, to be chosen from. */
export function SuggestedCompetitors({ model: { draft, set }, writer }: SuggestedCompetitorsProps) {
  const intl = useIntl();
  const suggestions = useSuggestions(draft, 'competitors');
  const list = suggestions.reply?.competitors ?? [];
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
      count={list.length}
      askLabel={<FormattedMessage id="newProject.suggest.competitors" />}
    >
      <ProposalList
        label={intl.formatMessage({ id: 'newProject.suggest.competitors.list' })}
        list={list}
        keyOf={({ name }) => name}
        line={line}
        chosen={suggestions.chosen}
        onChoose={suggestions.setChosen}
        addLabel={(count) => <FormattedMessage id="newProject.suggest.competitors.add" values={{ count }} />}
        onAdd={(taken) => {
          set(withRivals(draft, taken));
          suggestions.forget();
        }}
      />
    </SuggestionBox>
  );
}
