import { SegmentedControl } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProviders } from '#client/components/collect/useProviders.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { KeywordQuestions } from './KeywordQuestions.tsx';
import { PROMPT_WAYS } from './newProjectDraft.ts';
import { PastedPrompts } from './PastedPrompts.tsx';
import { PromptDrafts } from './PromptDrafts.tsx';
import type { SectionProps } from './SectionProps.ts';
import { SuggestedPrompts } from './SuggestedPrompts.tsx';
import styles from './NewProjectPage.module.scss';

/** The prompts: questions from keywords, pasted ones, or those of a file. */
export function PromptsSection({ model }: SectionProps) {
  const intl = useIntl();
  const { draft, change } = model;
  // Without a language model, suggestions come from keywords only.
  const writer = useProviders().data?.model ?? null;
  const way = draft.way === 'model' && writer === null ? 'keywords' : draft.way;
  return (
    <div id="new-prompts">
      <Panel
        title={<FormattedMessage id="newProject.prompts" />}
        subtitle={<FormattedMessage id="newProject.prompts.about" />}
      >
        <div className={styles['stack']}>
          <SegmentedControl
            className={styles['way'] ?? ''}
            inline
            size="small"
            aria-label={intl.formatMessage({ id: 'newProject.prompts.way' })}
            options={PROMPT_WAYS.filter((value) => value !== 'model' || writer !== null).map((value) => ({
              value,
              label: intl.formatMessage({ id: `newProject.prompts.way.${value}` }),
            }))}
            value={way}
            onValueChange={(value) => {
              const next = PROMPT_WAYS.find((candidate) => candidate === value);
              if (next !== undefined) change({ way: next });
            }}
          />
          {way === 'keywords' && <KeywordQuestions model={model} />}
          {way === 'paste' && <PastedPrompts model={model} />}
          {way === 'model' && writer !== null && <SuggestedPrompts model={model} writer={writer} />}
          <PromptDrafts model={model} />
        </div>
      </Panel>
    </div>
  );
}
