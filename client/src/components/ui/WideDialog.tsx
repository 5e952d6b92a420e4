import { Button, Dialog } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { focusInside } from './focusInside.ts';
import { useReturnFocus } from './useReturnFocus.ts';
import styles from './WideDialog.module.scss';

interface WideDialogProps {
  readonly title: ReactNode;
  /** Fixed below the title. */
  readonly head?: ReactNode;
  /** The scrolling part. */
  readonly children: ReactNode;
  /** Fixed at the bottom. */
  readonly footer?: ReactNode;
  /** Keeps its height from step to step, as far as the window allows, so that the buttons do not move. Default: as high as its content. */
  readonly steps?: boolean;
  /** Narrower, for little content. */
  readonly short?: boolean;
  /** False while something runs that closing would interrupt. */
  readonly canClose?: boolean;
  readonly onClose: () => void;
}

/** A wide dialog with fixed header and footer. Mount it only while it is open. */
export function WideDialog({
  title,
  head,
  children,
  footer,
  steps = false,
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
      className={`${styles['dialog'] ?? ''} ${(steps && styles['steps']) || ''} ${(short && styles['short']) || ''}`}
      aria-labelledby={titleId}
      // A click outside must not discard the input.
      canOutsideClickClose={false}
      canEscapeKeyClose={canClose}
      onOpening={focusInside}
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
      {/* Blueprint's dialog is a live region, so screen readers would read every change of it. Important parts have a live role. */}
      <div className={styles['body']} aria-live="off">
        {children}
      </div>
      {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
    </Dialog>
  );
}
