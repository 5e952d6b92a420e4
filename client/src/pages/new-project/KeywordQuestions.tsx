import { Button, Checkbox, HTMLSelect } from '@blueprintjs/core';
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
  const taken = list.filter(({ text }) => chosen.has(text));
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
        {list.length > 0 && (
          <>
            <Button
              intent="primary"
              disabled={taken.length === 0}
              onClick={() => {
                onAdd(taken);
                propose.reset();
              }}
            >
              <FormattedMessage id="newProject.prompts.add" values={{ count: taken.length }} />
            </Button>
            <Button
              variant="minimal"
              onClick={() => {
                setChosen(new Set(taken.length === list.length ? [] : list.map(({ text }) => text)));
              }}
            >
              <FormattedMessage id={taken.length === list.length ? 'newProject.none' : 'newProject.all'} />
            </Button>
          </>
        )}
      </div>
      {list.length > 0 && (
        <div
          role="group"
          aria-label={intl.formatMessage({ id: 'newProject.proposals' })}
          className={styles['proposals']}
        >
          {list.map(({ text }) => (
            <Checkbox
              key={text}
              checked={chosen.has(text)}
              label={text}
              onChange={() => {
                const next = new Set(chosen);
                if (!next.delete(text)) next.add(text);
                setChosen(next);
              }}
            />
          ))}
        </div>
      )}
    </>
  );
}
