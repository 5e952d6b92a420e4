import { Button } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { homePath } from '../../lib/paths.ts';
import { AppIcon } from './AppIcon.tsx';

interface BackButtonProps {
  /** Replaces the step back in history. */
  readonly onClick?: () => void;
}

/** 返回: one step back in history unless told otherwise; opened on a first page, where back would leave the app, it goes home. */
export function BackButton({ onClick }: BackButtonProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const handleClick = (): void => {
    if (onClick !== undefined) onClick();
    // The router names the first entry of its history 'default'.
    else if (key === 'default') void navigate(homePath.href());
    else void navigate(-1);
  };
  return (
    <Button variant="minimal" icon={<AppIcon name="back" size={16} />} onClick={handleClick}>
      <FormattedMessage id="common.back" />
    </Button>
  );
}
