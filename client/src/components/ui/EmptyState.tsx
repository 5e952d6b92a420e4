import { NonIdealState } from '@blueprintjs/core';
import type { ReactElement, ReactNode } from 'react';
import styles from './EmptyState.module.scss';

interface EmptyStateProps {
  /** One icon element; decorative. */
  readonly icon?: ReactElement;
  /** One sentence that says why there is nothing. */
  readonly title: ReactNode;
  /** More about it, where a sentence is not enough. */
  readonly description?: ReactNode;
  /** The one thing to do about it. */
  readonly action?: ReactElement;
}

/** A place without content: why, and what to do. */
export function EmptyState({ icon, title, description, action }: EmptyStateProps) {
  return (
    <NonIdealState
      className={styles['empty'] ?? ''}
      {...(icon === undefined ? {} : { icon: <span className={styles['icon']}>{icon}</span> })}
      // Blueprint's own title is an h4 wherever it stands: no part of any page's outline.
      description={
        <div>
          <p className={styles['title']}>{title}</p>
          {description}
        </div>
      }
      {...(action === undefined ? {} : { action })}
    />
  );
}
