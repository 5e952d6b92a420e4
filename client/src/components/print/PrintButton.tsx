import { Button, Spinner, SpinnerSize } from '@blueprintjs/core';
import { PrintIcon } from '@blueprintjs/icons';
import { memo, useState } from 'react';
import { useIntl } from 'react-intl';
import { printWhenLoaded } from './printWhenLoaded.ts';

interface PrintButtonProps {
  /** Mounts what is loaded only when the reader scrolls near. */
  readonly prepare?: () => void;
}

/** Prints the page: A4, light, with title, filters and date in its header. */
export const PrintButton = memo(function PrintButton({ prepare }: PrintButtonProps) {
  const intl = useIntl();
  const [isWaiting, setWaiting] = useState(false);
  const label = intl.formatMessage({ id: 'filters.print' });
  const print = async (): Promise<void> => {
    setWaiting(true);
    prepare?.();
    await printWhenLoaded();
    setWaiting(false);
  };
  return (
    <Button
      variant="minimal"
      // A disabled button would lose the focus.
      icon={isWaiting ? <Spinner size={SpinnerSize.SMALL} /> : <PrintIcon />}
      aria-label={label}
      title={label}
      onClick={() => {
        if (!isWaiting) void print();
      }}
    />
  );
});
