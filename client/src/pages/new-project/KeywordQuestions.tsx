import { Button, HTMLSelect } from '@blueprintjs/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createProjectSetupApi } from '#client/api/projectSetupApi.ts';
import type { QuestionLanguage } from '#client/api/projectSetupApi.ts';
import { ChipsInput } from '#client/components/ui/ChipsInput.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { errorText } from '#client/i18n/errorText.ts';
import { useApi } from '#client/stores/useApi.ts';
import styles from './NewProjectPage.module.scss';
import { ProposalList } from './ProposalList.tsx';

const LANGUAGES = ['auto', 'zh', 'en', 'both'] as const satisfies readonly QuestionLanguage[];
/** Questions that are ticked to begin with; more of one kind say little more. */
const FIRST = 10;

interface KeywordQuestionsProps {
  readonly onAdd: (prompts: readonly { readonly text: string; readonly topic: string }[]) => void;
}

/** Questions made from keywords, to be chosen from. */
export function KeywordQuestions({ onAdd }: KeywordQuestionsProps) {
  const intl = useIntl();
  const api = useApi(createProjectSetupApi);
  const [keywords, setKeywords] = useState<readonly string[]>([]);
  const [language, setLanguage] = useState<QuestionLanguage>('auto');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const propose = useMutation({
    mutationFn: () => api.questions(keywords, language),
    onSuccess: ({ list }) => {
      const perTopic = new Map<string, number>();
      const first = list.filter(({ topic }) => {
        const count = perTopic.get(topic) ?? 0;
        perTopic.set(topic, count + 1);
        return count < FIRST;
      });
      setChosen(new Set(first.map(({ text }) => text)));
    },
  });
  const list = propose.data?.list ?? [];
  return (
    <>
      <div className={styles['two']}>
        <FormField
          label={<FormattedMessage id="newProject.keywords" />}
          help={<FormattedMessage id="newProject.keywords.help" />}
          error={propose.error === null ? null : errorText(intl, propose.error)}
        >
          {(wiring) => <ChipsInput wiring={wiring} longest={100} values={keywords} onChange={setKeywords} />}
        </FormField>
        <FormField label={<FormattedMessage id="newProject.questionLanguage" />} error={null}>
          {(wiring) => (
            <HTMLSelect
              {...wiring}
              value={language}
              options={LANGUAGES.map((value) => ({
                value,
                label: intl.formatMessage({ id: `newProject.questionLanguage.${value}` }),
              }))}
              onChange={(event) => {
                setLanguage(LANGUAGES.find((value) => value === event.currentTarget.value) ?? 'auto');
              }}
            />
          )}
        </FormField>
      </div>
      <div className={styles['row']}>
        <Button
          loading={propose.isPending}
          disabled={keywords.length === 0}
          onClick={() => {
            propose.mutate();
          }}
        >
          <FormattedMessage id="newProject.keywords.propose" />
        </Button>
      </div>
      {list.length > 0 && (
        <ProposalList
          label={intl.formatMessage({ id: 'newProject.proposals' })}
          list={list}
          keyOf={({ text }) => text}
          line={({ text }) => text}
          chosen={chosen}
          onChoose={setChosen}
          addLabel={(count) => <FormattedMessage id="newProject.prompts.add" values={{ count }} />}
          onAdd={(taken) => {
            onAdd(taken);
            propose.reset();
          }}
        />
      )}
    </>
  );
}
