import { Button } from '@blueprintjs/core';
import { ResetIcon } from '@blueprintjs/icons';
import { FormattedMessage } from 'react-intl';

interface ResetButtonProps {
  readonly onReset: () => void;
}

/** Resets the filters of a list. */
export function ResetButton({ onReset }: ResetButtonProps) {
  return (
    <Button variant="minimal" icon={<ResetIcon />} onClick={onReset}>
      <FormattedMessage id="common.reset" />
    </Button>
  );
}
