import { PrintIcon } from '@blueprintjs/icons';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { AttemptButton } from '../attempt/AttemptButton.tsx';
import { printWhenLoaded } from './printWhenLoaded.ts';

interface PrintButtonProps {
  /** Mounts what is loaded only when the reader scrolls near. */
  readonly prepare?: () => void;
}

/** Prints the page: A4, light, with title, filters and date in its header. */
export const PrintButton = memo(function PrintButton({ prepare }: PrintButtonProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'filters.print' });
  return (
    <AttemptButton
      variant="minimal"
      icon={<PrintIcon />}
      aria-label={label}
      title={label}
      what={label}
      work={async () => {
        prepare?.();
        await printWhenLoaded();
      }}
    />
  );
});
