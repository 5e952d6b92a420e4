import { Button } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import type { ImprovePageModel } from './useImprovePage.ts';

interface GoneViewProps {
  readonly model: ImprovePageModel;
  readonly textId: 'improve.effect.gone' | 'improve.page.gone';
}

/** The entity in the address does not exist in this project (any more). */
export function GoneView({ model, textId }: GoneViewProps) {
  return (
    <EmptyState
      title={<FormattedMessage id={textId} />}
      action={
        <Button
          onClick={() => {
            model.go({});
          }}
        >
          <FormattedMessage id="improve.back" />
        </Button>
      }
    />
  );
}
