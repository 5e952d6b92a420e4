import { Button, Dialog } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { focusFirstField } from './focusFirstField.ts';
import { useReturnFocus } from './useReturnFocus.ts';
import styles from './WideDialog.module.scss';

interface WideDialogProps {
  readonly title: ReactNode;
  /** Stands still under the title. */
  readonly head?: ReactNode;
  /** The part that scrolls. */
  readonly children: ReactNode;
  /** Stands still at the bottom. */
  readonly footer?: ReactNode;
  /** One step, with little in it: narrower, and no higher than what is in it. */
  readonly short?: boolean;
  /** False while something is under way that closing would cut off. */
  readonly canClose?: boolean;
  readonly onClose: () => void;
}

/** A dialog for work of several steps: wide, its head and foot always in sight. Mount it only while it is open. */
export function WideDialog({
  title,
  head,
  children,
  footer,
  short = false,
  canClose = true,
  onClose,
}: WideDialogProps) {
  const intl = useIntl();
  useReturnFocus();
  const titleId = useId();
  return (
    <Dialog
      isOpen
      className={`${styles['dialog'] ?? ''} ${short ? (styles['short'] ?? '') : ''}`}
      aria-labelledby={titleId}
      // A click beside it must not put away what is being filled in.
      canOutsideClickClose={false}
      canEscapeKeyClose={canClose}
      onOpening={focusFirstField}
      onClose={onClose}
    >
      <div className={styles['header']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        <Button
          variant="minimal"
          icon={<CrossIcon />}
          disabled={!canClose}
          aria-label={intl.formatMessage({ id: 'common.close' })}
          onClick={onClose}
        />
      </div>
      {head}
      <div className={styles['body']}>{children}</div>
      {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
    </Dialog>
  );
}
