import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Panel } from '#client/components/figures/Panel.tsx';
import styles from './ReadPanel.module.scss';

interface ReadPanelProps {
  readonly title: string;
  readonly subtitle?: string;
  /** Controls that filter the sentences. */
  readonly choice?: ReactNode;
  /** Key of the shown sentences: a change scrolls the panel into view. */
  readonly of: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** The sentences behind a figure, below its table. */
export function ReadPanel({ title, subtitle, choice, of, children, onClose }: ReadPanelProps) {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [of]);
  return (
    <div ref={place} tabIndex={-1} className={styles['place']}>
      <Panel
        title={title}
        {...(subtitle === undefined ? {} : { subtitle })}
        actions={
          <>
            {choice}
            <Button
              size="small"
              variant="minimal"
              icon={<CrossIcon />}
              aria-label={intl.formatMessage({ id: 'common.close' })}
              onClick={onClose}
            />
          </>
        }
      >
        {children}
      </Panel>
    </div>
  );
}
