import { Button } from '@blueprintjs/core';
import { PrintIcon } from '@blueprintjs/icons';
import { memo } from 'react';
import { useIntl } from 'react-intl';

/** Prints the page: A4, light, with title, filters and date in its header. */
export const PrintButton = memo(function PrintButton() {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'filters.print' });
  return (
    <Button
      variant="minimal"
      icon={<PrintIcon />}
      aria-label={label}
      title={label}
      onClick={() => {
        window.print();
      }}
    />
  );
});
