import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
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
  if (onReset === undefined) return <EmptyState title={title} />;
  const action = <Button onClick={onReset}>{intl.formatMessage({ id: 'answerIndex.showAll' })}</Button>;
  return <EmptyState title={title} action={action} />;
}
