import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { AppIcon } from '#client/components/ui/AppIcon.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';

interface NoRowsProps {
  /** The reason, translated. */
  readonly title: string;
  /** Resets the filters; absent when none is set. */
  readonly onReset?: () => void;
}

/** Placeholder of a table without matching rows. */
export function NoRows({ title, onReset }: NoRowsProps) {
  const intl = useIntl();
  const icon = <AppIcon name="empty" size={40} />;
  if (onReset === undefined) return <EmptyState icon={icon} title={title} />;
  const action = <Button onClick={onReset}>{intl.formatMessage({ id: 'answerIndex.showAll' })}</Button>;
  return <EmptyState icon={icon} title={title} action={action} />;
}
