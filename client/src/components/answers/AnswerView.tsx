import { Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { AnswerDetail } from '#client/api/answerSchemas.ts';
import { foreignLanguage } from '#client/lib/foreignLanguage.ts';
import { LoadPanel } from '../ui/LoadPanel.tsx';
import { AnswerFacts } from './AnswerFacts.tsx';
import { AnswerMarkdown } from './AnswerMarkdown.tsx';
import { AnswerSkeleton } from './AnswerSkeleton.tsx';
import { CitationLinkProvider } from './CitationLinkProvider.tsx';
import { formatInstant } from './formatInstant.ts';
import { useAnswer } from './useAnswers.ts';
import styles from './AnswerView.module.scss';

function AnswerText({ answer }: { readonly answer: AnswerDetail }) {
  const intl = useIntl();
  return (
    <div className={styles['text']}>
      {answer.status !== 'ok' && (
        <Callout intent="warning" icon={null}>
          {intl.formatMessage({ id: `answers.explained.${answer.status}` })}
        </Callout>
      )}
      {answer.text.trim() !== '' && (
        <div lang={foreignLanguage(answer.text, intl.locale)}>
          <AnswerMarkdown
            text={answer.text}
            mentions={answer.mentions}
            brands={answer.tracked}
            citations={answer.citations}
          />
        </div>
      )}
    </div>
  );
}

interface AnswerContentProps {
  readonly answer: AnswerDetail;
  readonly headedBy: 'prompt' | 'platform';
}

function AnswerContent({ answer, headedBy }: AnswerContentProps) {
  const intl = useIntl();
  const byPrompt = headedBy === 'prompt';
  return (
    <article className={styles['view']}>
      <header>
        <h3 className={styles['prompt']} lang={byPrompt ? foreignLanguage(answer.prompt_text, intl.locale) : undefined}>
          {byPrompt ? answer.prompt_text : answer.platform_name}
        </h3>
        <p className={styles['meta']}>
          {byPrompt && <span>{answer.platform_name}</span>}
          {answer.model !== null && <span>{answer.model}</span>}
          <span>{formatInstant(intl, answer.asked_at)}</span>
          <span>{intl.formatMessage({ id: 'answers.run' }, { run: answer.run })}</span>
          {byPrompt && answer.topic_name !== null && <span>{answer.topic_name}</span>}
        </p>
      </header>
      <CitationLinkProvider key={answer.id} text={answer.text} citations={answer.citations}>
        <div className={styles['columns']}>
          <AnswerText answer={answer} />
          <AnswerFacts answer={answer} />
        </div>
      </CitationLinkProvider>
    </article>
  );
}

interface AnswerViewProps {
  readonly id: string;
  /** What the heading shows: the prompt, or the platform where the page already shows the prompt. */
  readonly headedBy?: 'prompt' | 'platform';
}

/** One recorded answer in full. */
export const AnswerView = observer(function AnswerView({ id, headedBy = 'prompt' }: AnswerViewProps) {
  const intl = useIntl();
  const query = useAnswer(id);
  return (
    <LoadPanel query={query} what={intl.formatMessage({ id: 'answers.one' })} skeleton={<AnswerSkeleton />}>
      {(answer) => <AnswerContent answer={answer} headedBy={headedBy} />}
    </LoadPanel>
  );
});
