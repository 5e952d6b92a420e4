import { FormattedMessage, useIntl } from 'react-intl';
import { withPrompts } from './newProjectDraft.ts';
import { ProposalList } from './ProposalList.tsx';
import type { SectionProps } from './SectionProps.ts';
import { SuggestionBox } from './SuggestionBox.tsx';
import { useSuggestions } from './useSuggestions.ts';
import styles from './NewProjectPage.module.scss';

interface SuggestedPromptsProps extends SectionProps {
  /** Name of the language model. */
  readonly writer: string;
}

/** Prompts suggested by the language model, with checkboxes. */
export function SuggestedPrompts({ model, writer }: SuggestedPromptsProps) {
  const intl = useIntl();
  const { draft, change, set } = model;
  const suggestions = useSuggestions(model, 'prompts');
  const found = draft.suggested_prompts;
  return (
    <SuggestionBox
      draft={draft}
      model={writer}
      suggestions={suggestions}
      found={found}
      askLabel={<FormattedMessage id="newProject.suggest.prompts" />}
    >
      <ProposalList
        label={intl.formatMessage({ id: 'newProject.suggest.prompts.list' })}
        list={found?.list ?? []}
        keyOf={({ text }) => text}
        line={({ text, topic }) => (
          <>
            <span>{text}</span> <span className={styles['muted']}>{topic}</span>
          </>
        )}
        onChoose={(list) => {
          if (found !== null) change({ suggested_prompts: { ...found, list } });
        }}
        addLabel={(count) => <FormattedMessage id="newProject.prompts.add" values={{ count }} />}
        onAdd={(taken) => {
          set((now) => ({ ...withPrompts(now, taken), suggested_prompts: null }));
        }}
      />
    </SuggestionBox>
  );
}
