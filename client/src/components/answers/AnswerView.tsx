import { Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { AnswerDetail } from '#client/api/answerSchemas.ts';
import { foreignLanguage } from '#client/lib/foreignLanguage.ts';
import { brandClass } from '../figures/brandColor.ts';
import { LoadPanel } from '../ui/LoadPanel.tsx';
import { AnswerMarkdown } from './AnswerMarkdown.tsx';
import { AnswerSkeleton } from './AnswerSkeleton.tsx';
import { CitationLinkProvider } from './CitationLinkProvider.tsx';
import { CitationList } from './CitationList.tsx';
import { formatInstant } from './formatInstant.ts';
import { useAnswer } from './useAnswers.ts';
import styles from './AnswerView.module.scss';

function AnswerBrands({ answer }: { readonly answer: AnswerDetail }) {
  const intl = useIntl();
  if (answer.brands.length === 0) {
    return <p className={styles['muted']}>{intl.formatMessage({ id: 'answers.brands.none' })}</p>;
  }
  const ordered = [...answer.brands].sort((a, b) => a.position - b.position);
  return (
    <ol className={styles['brands']}>
      {ordered.map(({ brand_id: id, position, sentiment, sentiment_source: source }) => {
        const brand = answer.tracked.find((candidate) => candidate.id === id);
        return (
          <li key={id} className={`${styles['brand'] ?? ''} ${brandClass(brand)}`}>
            <span className={styles['dot']} aria-hidden="true" />
            <span>{brand?.name ?? id}</span>
            <span className={styles['muted']}>
              {intl.formatMessage({ id: 'answers.position' }, { position })}
              {sentiment !== null && ` · ${intl.formatMessage({ id: `answers.sentiment.${sentiment}` })}`}
              {sentiment !== null && source === 'estimated' && intl.formatMessage({ id: 'answers.estimated' })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

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

/** Facts about the answer: beside the text if there is room, else below. */
function AnswerFacts({ answer }: { readonly answer: AnswerDetail }) {
  const intl = useIntl();
  return (
    <div className={styles['facts']}>
      <section className={styles['section']}>
        <h4 className={styles['heading']}>{intl.formatMessage({ id: 'answers.brands' })}</h4>
        <AnswerBrands answer={answer} />
      </section>
      <section className={styles['section']}>
        <h4 className={styles['heading']}>{intl.formatMessage({ id: 'answers.citations' })}</h4>
        <CitationList citations={answer.citations} />
      </section>
      {answer.searches.length > 0 && (
        <section className={styles['section']}>
          <h4 className={styles['heading']}>{intl.formatMessage({ id: 'answers.searches' })}</h4>
          <ul className={styles['searches']}>
            {answer.searches.map((search) => (
              <li key={search} lang={foreignLanguage(search, intl.locale)}>
                {search}
              </li>
            ))}
          </ul>
        </section>
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
