import { Button } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import type { MessageId } from '#client/i18n/MessageId.ts';

interface NotThereProps {
  readonly textId: MessageId;
  readonly onBack: () => void;
}

/** The entity in the address does not exist in this project (any more). */
export function NotThere({ textId, onBack }: NotThereProps) {
  return (
    <EmptyState
      title={<FormattedMessage id={textId} />}
      action={
        <Button onClick={onBack}>
          <FormattedMessage id="brand.back" />
        </Button>
      }
    />
  );
}
