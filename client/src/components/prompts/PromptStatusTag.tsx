import { useIntl } from 'react-intl';
import type { PromptStatus } from '../../api/promptSchemas.ts';
import styles from './PromptStatusTag.module.scss';

interface PromptStatusTagProps {
  readonly status: PromptStatus;
}

/** How a prompt stands for the own brand, in a word; the rule behind it on hover. */
export function PromptStatusTag({ status }: PromptStatusTagProps) {
  const intl = useIntl();
  return (
    <span
      className={`${styles['tag'] ?? ''} ${styles[status] ?? ''}`}
      title={intl.formatMessage({ id: `prompts.status.${status}.explained` })}
    >
      {intl.formatMessage({ id: `prompts.status.${status}` })}
    </span>
  );
}
