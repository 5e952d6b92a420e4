import { useIntl } from 'react-intl';
import type { AnswerSummary } from '#client/api/answerSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { foreignLanguage } from '#client/lib/foreignLanguage.ts';
import { formatInstant } from './formatInstant.ts';
import { MentionText } from './MentionText.tsx';
import styles from './AnswerRow.module.scss';

interface AnswerRowProps {
  readonly answer: AnswerSummary;
  readonly brands: readonly BrandRef[];
  readonly onOpen: (id: string) => void;
}

/** One answer of a list: prompt, platform and time, and the passage that mentions a brand. */
export function AnswerRow({ answer, brands, onOpen }: AnswerRowProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={styles['row']}
      onClick={() => {
        onOpen(answer.id);
      }}
    >
      <span className={styles['prompt']} lang={foreignLanguage(answer.prompt_text, intl.locale)}>
        {answer.prompt_text}
      </span>
      <span className={styles['meta']}>
        <span>{answer.platform_name}</span>
        <span>{formatInstant(intl, answer.asked_at)}</span>
        <span>{intl.formatMessage({ id: 'answers.run' }, { run: answer.run })}</span>
        {answer.citation_count !== null && (
          <span>{intl.formatMessage({ id: 'answers.citationCount' }, { count: answer.citation_count })}</span>
        )}
        {answer.status !== 'ok' && (
          <span className={styles['status']}>{intl.formatMessage({ id: `answers.status.${answer.status}` })}</span>
        )}
      </span>
      {answer.excerpt !== '' && (
        <span className={styles['excerpt']} lang={foreignLanguage(answer.excerpt, intl.locale)}>
          <MentionText
            text={answer.excerpt}
            mentions={answer.excerpt_mentions}
            brands={brands}
            hits={answer.excerpt_hits}
          />
        </span>
      )}
    </button>
  );
}
