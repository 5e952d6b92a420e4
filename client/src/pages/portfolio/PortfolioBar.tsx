import { Button } from '@blueprintjs/core';
import { FolderCloseIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useAttempt } from '#client/components/attempt/useAttempt.ts';
import { usePutIntoGroup } from './usePortfolio.ts';
import styles from './PortfolioPage.module.scss';

interface PortfolioBarProps {
  /** Ids of the ticked projects. */
  readonly ids: readonly string[];
  readonly onGroup: () => void;
  readonly onClear: () => void;
}

/** Bulk actions for the ticked projects. */
export function PortfolioBar({ ids, onGroup, onClear }: PortfolioBarProps) {
  const intl = useIntl();
  const attempt = useAttempt();
  const put = usePutIntoGroup();
  const remove = intl.formatMessage({ id: 'portfolio.group.remove' });
  return (
    <div className={styles['bar']} role="group" aria-label={intl.formatMessage({ id: 'portfolio.chosen.label' })}>
      <strong>{intl.formatMessage({ id: 'portfolio.chosen' }, { count: ids.length })}</strong>
      <Button size="small" icon={<FolderCloseIcon />} onClick={onGroup}>
        {intl.formatMessage({ id: 'portfolio.group.put' })}
      </Button>
      <Button
        size="small"
        onClick={() =>
          void attempt(remove, async () => {
            await put(ids, '');
            onClear();
          })
        }
      >
        {remove}
      </Button>
      <Button size="small" variant="minimal" onClick={onClear}>
        {intl.formatMessage({ id: 'portfolio.chosen.clear' })}
      </Button>
    </div>
  );
}
