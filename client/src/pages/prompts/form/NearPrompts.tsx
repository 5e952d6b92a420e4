import { Callout } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { PromptCheck } from '#client/api/managedPromptSchemas.ts';
import { formatPercent } from '#client/components/figures/formats.ts';
import { paths } from '#client/lib/paths.ts';
import styles from './PromptDialog.module.scss';

interface NearPromptsProps {
  /** Null before input or a result. */
  readonly check: PromptCheck | null;
  /** One of them is equal, so this text cannot be saved. */
  readonly isSame: boolean;
}

/** Number of similar prompts shown. */
const MOST = 5;

/** Warns of near duplicates of the typed text, and of brands in it; blocks nothing. */
export function NearPrompts({ check, isSame }: NearPromptsProps) {
  const intl = useIntl();
  const near = check === null ? [] : check.near.slice(0, MOST);
  return (
    // Mounted from the start: a live region announces only later changes.
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
                  // In a new browser tab, so that the typed text stays.
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
