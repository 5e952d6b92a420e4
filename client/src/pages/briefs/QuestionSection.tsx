import { Tag } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { BriefQuestion } from '#client/api/briefSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { AddEntry } from './AddEntry.tsx';
import { EntryList } from './EntryList.tsx';
import { freeId } from './moveEntry.ts';
import type { SectionProps } from './sectionProps.ts';
import styles from './Section.module.scss';

/** The answers of a question: those to the prompt, or those that ran the search. */
function selectionOf({ origin, text, prompt_id: id }: BriefQuestion, promptIds: readonly string[]): AnswerSelection {
  const all = promptIds.join(',');
  return origin === 'search' ? { search: text, prompt_ids: all } : { prompt_ids: id ?? all };
}

/** The questions that the text must answer. */
export function QuestionSection({ brief, change, onOpen }: SectionProps) {
  const intl = useIntl();
  const { questions, prompt_ids: promptIds } = brief;
  const title = intl.formatMessage({ id: 'brief.questions' });
  const shown = questions.filter(({ on }) => on).length;
  return (
    <Panel title={title} subtitle={intl.formatMessage({ id: 'brief.onOf' }, { on: shown, all: questions.length })}>
      <EntryList
        label={title}
        entries={questions}
        keyOf={({ id }) => id}
        nameOf={({ text }) => text}
        isOn={({ on }) => on}
        onToggle={(entry, on) => {
          change({ questions: questions.map((one) => (one === entry ? { ...one, on } : one)) });
        }}
        canRemove={({ origin }) => origin === 'own'}
        onChange={(next) => {
          change({ questions: [...next] });
        }}
      >
        {(question) => (
          <>
            <span>{question.text}</span>
            <span className={styles['meta']}>
              <Tag minimal>{intl.formatMessage({ id: `brief.origin.${question.origin}` })}</Tag>
              {question.demand !== null && question.demand !== 'unknown' && (
                <span>{intl.formatMessage({ id: `prompts.demand.${question.demand}` })}</span>
              )}
              {question.answers !== null && question.answers > 0 && (
                <button
                  type="button"
                  className={styles['figure']}
                  onClick={() => {
                    onOpen(selectionOf(question, promptIds));
                  }}
                >
                  {intl.formatMessage(
                    { id: question.origin === 'search' ? 'brief.searchedFor' : 'brief.answers' },
                    { count: question.answers, shown: formatCount(intl, question.answers) },
                  )}
                </button>
              )}
            </span>
          </>
        )}
      </EntryList>
      <AddEntry
        keepAs={`${brief.id}.questions`}
        label={intl.formatMessage({ id: 'brief.questions.own' })}
        onAdd={(text) => {
          const own = { origin: 'own' as const, prompt_id: null, answers: null, demand: null, on: true };
          change({ questions: [...questions, { id: freeId(questions), text, ...own }] });
        }}
      />
    </Panel>
  );
}
