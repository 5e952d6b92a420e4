import { Button } from '@blueprintjs/core';
import { FolderCloseIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import type { PortfolioRow } from '#client/api/schemas/portfolioSchemas.ts';
import { useAttempt } from '#client/components/attempt/useAttempt.ts';
import { isConflict } from '#client/lib/ApiError.ts';
import { usePutIntoGroup } from './usePortfolio.ts';
import styles from './PortfolioPage.module.scss';

interface PortfolioBarProps {
  /** The ticked projects. */
  readonly projects: readonly PortfolioRow[];
  readonly onGroup: () => void;
  readonly onClear: () => void;
}

/** Bulk actions for the ticked projects. */
export function PortfolioBar({ projects, onGroup, onClear }: PortfolioBarProps) {
  const intl = useIntl();
  const attempt = useAttempt();
  const put = usePutIntoGroup();
  const remove = intl.formatMessage({ id: 'portfolio.group.remove' });
  return (
    <div className={styles['bar']} role="group" aria-label={intl.formatMessage({ id: 'portfolio.chosen.label' })}>
      <strong>{intl.formatMessage({ id: 'portfolio.chosen' }, { count: projects.length })}</strong>
      <Button size="small" icon={<FolderCloseIcon />} onClick={onGroup}>
        {intl.formatMessage({ id: 'portfolio.group.put' })}
      </Button>
      <Button
        size="small"
        onClick={() => {
          // Retry after a conflict overwrites on purpose.
          let isTold = false;
          void attempt(remove, async () => {
            try {
              await put(projects, '', isTold);
            } catch (error) {
              isTold = isConflict(error);
              throw error;
            }
            onClear();
          });
        }}
      >
        {remove}
      </Button>
      <Button size="small" variant="minimal" onClick={onClear}>
        {intl.formatMessage({ id: 'portfolio.chosen.clear' })}
      </Button>
    </div>
  );
}
