import { Callout } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { PromptCheck } from '#client/api/managedPromptSchemas.ts';
import { formatPercent } from '#client/components/figures/formats.ts';
import { paths } from '#client/lib/paths.ts';
import styles from './PromptDialog.module.scss';

interface NearPromptsProps {
  /** Null while nothing is typed or known. */
  readonly check: PromptCheck | null;
  /** One of them is the very same, so this text cannot be saved. */
  readonly isSame: boolean;
}

/** Those that are shown; more would say nothing new. */
const MOST = 5;

/** Warns of prompts that ask nearly the same as the text being typed, and of brands named in it; forbids nothing. */
export function NearPrompts({ check, isSame }: NearPromptsProps) {
  const intl = useIntl();
  const near = check === null ? [] : check.near.slice(0, MOST);
  return (
    // There from the start: what appears in it is said.
    <div className={styles['notes']} aria-live="polite">
      {near.length > 0 && (
        <Callout intent={isSame ? 'danger' : 'warning'} icon={null}>
          <p>
            <FormattedMessage id={isSame ? 'prompt.near.same' : 'prompt.near.title'} />
          </p>
          <ul className={styles['near']}>
            {near.map(({ prompt_id: id, text, similarity }) => (
              <li key={id ?? text}>
                {id === null ? (
                  text
                ) : (
                  // In a tab of its own: what is being typed here stays.
                  <Link to={paths.promptsDetails.href({ id, breadcrumb: text })} target="_blank" rel="noopener">
                    {text}
                  </Link>
                )}
                <span className={styles['similarity']}>
                  <FormattedMessage
                    id="prompt.near.similarity"
                    values={{ similarity: formatPercent(intl, similarity, 0) }}
                  />
                </span>
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {check?.branded === true && (
        <p className={styles['branded']}>
          <FormattedMessage id="prompt.form.branded" />
        </p>
      )}
    </div>
  );
}
