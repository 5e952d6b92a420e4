import { Button } from '@blueprintjs/core';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { expandLanguageSchema } from '#client/api/expandSchemas.ts';
import { createProjectSetupApi } from '#client/api/projectSetupApi.ts';
import { ChipsInput } from '#client/components/ui/ChipsInput.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { useApi } from '#client/stores/useApi.ts';
import { withPrompts } from './newProjectDraft.ts';
import { ProposalList } from './ProposalList.tsx';
import type { SectionProps } from './SectionProps.ts';
import styles from './NewProjectPage.module.scss';

/** Questions preselected; more of the same kind add little information. */
const FIRST = 10;

/** Questions made from keywords, with checkboxes. */
export function KeywordQuestions({ model: { draft, change, set } }: SectionProps) {
  const intl = useIntl();
  const api = useApi(createProjectSetupApi);
  const { keywords, question_language: language, proposals } = draft;
  const propose = useMutation({
    mutationFn: () => api.questions(keywords, language),
    onSuccess: ({ list }) => {
      const perTopic = new Map<string, number>();
      const marked = list.map(({ text, topic }) => {
        const count = perTopic.get(topic) ?? 0;
        perTopic.set(topic, count + 1);
        return { text, topic, chosen: count < FIRST };
      });
      change({ proposals: marked });
    },
  });
  return (
    <>
      <div className={styles['two']}>
        <FormField
          label={<FormattedMessage id="newProject.keywords" />}
          help={<FormattedMessage id="newProject.keywords.help" />}
          error={propose.error === null ? null : failureText(intl, propose.error)}
        >
          {(wiring) => (
            <ChipsInput
              wiring={wiring}
              longest={100}
              values={keywords}
              onChange={(values) => {
                change({ keywords: [...values] });
              }}
            />
          )}
        </FormField>
        <FormField label={<FormattedMessage id="newProject.questionLanguage" />} error={null}>
          {(wiring) => (
            <NativeSelect
              {...wiring}
              value={language}
              options={expandLanguageSchema.options.map((value) => ({
                value,
                label: intl.formatMessage({ id: `newProject.questionLanguage.${value}` }),
              }))}
              onChange={(event) => {
                const chosen = expandLanguageSchema.options.find((value) => value === event.currentTarget.value);
                change({ question_language: chosen ?? 'auto' });
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
      {proposals.length > 0 && (
        <ProposalList
          label={intl.formatMessage({ id: 'newProject.proposals' })}
          list={proposals}
          keyOf={({ text }) => text}
          line={({ text }) => text}
          onChoose={(list) => {
            change({ proposals: list });
          }}
          addLabel={(count) => <FormattedMessage id="newProject.prompts.add" values={{ count }} />}
          onAdd={(taken) => {
            set((now) => ({ ...withPrompts(now, taken), proposals: [] }));
          }}
        />
      )}
    </>
  );
}
