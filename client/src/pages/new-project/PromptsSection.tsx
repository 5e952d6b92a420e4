import { SegmentedControl } from '@blueprintjs/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from '#client/components/figures/Panel.tsx';
import { KeywordQuestions } from './KeywordQuestions.tsx';
import styles from './NewProjectPage.module.scss';
import { withPrompts } from './newProjectDraft.ts';
import { PastedPrompts } from './PastedPrompts.tsx';
import { PromptDrafts } from './PromptDrafts.tsx';
import type { SectionProps } from './SectionProps.ts';

const WAYS = ['keywords', 'paste'] as const;
type Way = (typeof WAYS)[number];

/** What is asked: questions made from keywords, pasted ones, or those of a file. */
export function PromptsSection({ model }: SectionProps) {
  const intl = useIntl();
  const [way, setWay] = useState<Way>('keywords');
  const add = (prompts: readonly { readonly text: string; readonly topic: string }[]): void => {
    model.set(withPrompts(model.draft, prompts));
  };
  return (
    <div id="new-prompts">
      <Panel
        title={<FormattedMessage id="newProject.prompts" />}
        subtitle={<FormattedMessage id="newProject.prompts.about" />}
      >
        <div className={styles['stack']}>
          <SegmentedControl
            inline
            size="small"
            aria-label={intl.formatMessage({ id: 'newProject.prompts.way' })}
            options={WAYS.map((value) => ({
              value,
              label: intl.formatMessage({ id: `newProject.prompts.way.${value}` }),
            }))}
            value={way}
            onValueChange={(value) => {
              const next = WAYS.find((candidate) => candidate === value);
              if (next !== undefined) setWay(next);
            }}
          />
          {way === 'keywords' ? <KeywordQuestions onAdd={add} /> : <PastedPrompts onAdd={add} />}
          <PromptDrafts model={model} />
        </div>
      </Panel>
    </div>
  );
}
