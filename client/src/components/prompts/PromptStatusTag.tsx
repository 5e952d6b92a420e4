import { useIntl } from 'react-intl';
import type { PromptStatus } from '#client/api/promptSchemas.ts';
import { isThinPrompt, MIN_ANSWERS } from '#client/lib/thinData.ts';
import styles from './PromptStatusTag.module.scss';

interface PromptStatusTagProps {
  readonly status: PromptStatus;
  /** Number of answers that the status is based on. */
  readonly answers: number;
}

/** The status of a prompt for the own brand in a word, with its rule as tooltip. */
export function PromptStatusTag({ status, answers }: PromptStatusTagProps) {
  const intl = useIntl();
  const rule = intl.formatMessage({ id: `prompts.status.${status}.explained` });
  const few = status !== 'thin' && status !== 'refused' && isThinPrompt({ n: answers });
  const about = { status: rule, count: answers, least: MIN_ANSWERS };
  return (
    <span
      className={`${styles['tag'] ?? ''} ${styles[status] ?? ''}`}
      title={few ? intl.formatMessage({ id: 'prompts.status.few' }, about) : rule}
    >
      {intl.formatMessage({ id: `prompts.status.${status}` })}
    </span>
  );
}
