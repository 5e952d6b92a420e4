import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { useMayEdit } from '#client/stores/useAccess.ts';

interface NoPagesProps {
  /** Whether the first pages are being crawled in the background. */
  readonly isCrawling: boolean;
  readonly onAdd: () => void;
}

/** Shown before the first own page is added. */
export const NoPages = observer(function NoPages({ isCrawling, onAdd }: NoPagesProps) {
  const intl = useIntl();
  const mayEdit = useMayEdit();
  return (
    <EmptyState
      title={intl.formatMessage({ id: isCrawling ? 'inventory.run.running' : 'inventory.none' })}
      {...(mayEdit && {
        ...(!isCrawling && { description: intl.formatMessage({ id: 'inventory.none.how' }) }),
        action: (
          <Button onClick={onAdd}>
            {intl.formatMessage({ id: isCrawling ? 'common.showProgress' : 'inventory.add' })}
          </Button>
        ),
      })}
    />
  );
});
