import { Button, Drawer } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { focusOpener, openerNow } from '#client/components/ui/openerNow.ts';
import styles from './ShellDrawer.module.scss';

interface ShellDrawerProps {
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly position: 'left' | 'right';
  readonly size: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Fixed below the scrolling part. */
  readonly footer?: ReactNode;
  /** The opener of the first opening, if this component is loaded only then: the menu entry may be gone meanwhile. */
  readonly firstOpener?: Element | null;
}

/** A drawer with the role `dialog`, an accessible name and a translated close button, which Blueprint's lacks. */
export function ShellDrawer({
  title,
  closeLabel,
  position,
  size,
  isOpen,
  onClose,
  children,
  footer,
  firstOpener,
}: ShellDrawerProps) {
  const titleId = useId();
  const [opening, setOpening] = useState<{ readonly opener: Element | null } | null>(
    firstOpener === undefined ? null : { opener: firstOpener },
  );
  // Read before Blueprint moves the focus, and before the opening menu is gone.
  if (isOpen && opening === null) setOpening({ opener: openerNow() });
  return (
    <Drawer
      shouldReturnFocusOnClose
      isOpen={isOpen}
      onClose={onClose}
      onClosed={(drawer) => {
        focusOpener(opening?.opener ?? null, drawer);
        setOpening(null);
      }}
      position={position}
      size={size}
      className={styles['drawer'] ?? ''}
    >
      <div role="dialog" aria-modal="true" aria-live="off" aria-labelledby={titleId} className={styles['dialog']}>
        <div className={styles['header']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <Button variant="minimal" icon={<CrossIcon />} aria-label={closeLabel} onClick={onClose} />
        </div>
        <div className={styles['body']}>{children}</div>
        {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
      </div>
    </Drawer>
  );
}
