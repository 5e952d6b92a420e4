import { useIntl } from 'react-intl';
import type { PromptStatus } from '../../api/promptSchemas.ts';
import { isThinPrompt, MIN_ANSWERS } from '../../lib/thinData.ts';
import styles from './PromptStatusTag.module.scss';

interface PromptStatusTagProps {
  readonly status: PromptStatus;
  /** That it stands on. */
  readonly answers: number;
}

/** How a prompt stands for the own brand, in a word; the rule behind it on hover. */
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
