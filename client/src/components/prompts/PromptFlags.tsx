import { useIntl } from 'react-intl';
import type { PromptHead } from '#client/api/promptSchemas.ts';
import styles from './PromptFlags.module.scss';

interface PromptFlagsProps {
  readonly prompt: Pick<PromptHead, 'branded' | 'paused'>;
}

/** Caveats for a prompt's figures: it names a brand itself, or is no longer asked. */
export function PromptFlags({ prompt }: PromptFlagsProps) {
  const intl = useIntl();
  return (['branded', 'paused'] as const)
    .filter((flag) => prompt[flag])
    .map((flag) => (
      <span key={flag} className={styles['flag']} title={intl.formatMessage({ id: `prompts.${flag}.explained` })}>
        {intl.formatMessage({ id: `prompts.${flag}` })}
      </span>
    ));
}
