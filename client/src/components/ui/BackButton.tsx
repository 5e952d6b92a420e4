import { Button } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { AppIcon } from './AppIcon.tsx';
import styles from './BackButton.module.scss';

interface BackButtonProps {
  /** Replaces going back in history. */
  readonly onClick?: () => void;
}

/** 返回 / Back: goes back in history, unless a click handler is given (specification, section 2). */
export function BackButton({ onClick }: BackButtonProps) {
  const navigate = useNavigate();
  const stepBack = (): void => {
    void navigate(-1);
  };
  return (
    <Button
      className={styles['back'] ?? ''}
      variant="minimal"
      icon={<AppIcon name="back" size={16} />}
      onClick={onClick ?? stepBack}
    >
      <span className={styles['text']}>
        <FormattedMessage id="common.back" />
      </span>
    </Button>
  );
}
