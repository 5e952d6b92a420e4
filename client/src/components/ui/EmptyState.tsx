import { NonIdealState } from '@blueprintjs/core';
import type { ReactElement, ReactNode } from 'react';
import { AppIcon } from './AppIcon.tsx';
import styles from './EmptyState.module.scss';

interface EmptyStateProps {
  /** An icon element; decorative. Default: an empty tray. */
  readonly icon?: ReactElement;
  /** One sentence that says why it is empty. */
  readonly title: ReactNode;
  /** Details, if one sentence is not enough. */
  readonly description?: ReactNode;
  /** The one action that helps. */
  readonly action?: ReactElement;
}

/** An empty state: why, and what to do. */
export function EmptyState({ icon = <AppIcon name="empty" size={40} />, title, description, action }: EmptyStateProps) {
  return (
    <NonIdealState
      className={styles['empty'] ?? ''}
      icon={<span className={styles['icon']}>{icon}</span>}
      // Blueprint's title is always an h4, which does not fit any page's outline.
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
