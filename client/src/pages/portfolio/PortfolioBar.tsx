import { Button } from '@blueprintjs/core';
import { FolderCloseIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import type { PortfolioRow } from '#client/api/schemas/portfolioSchemas.ts';
import { AttemptButton } from '#client/components/attempt/AttemptButton.tsx';
import { isConflict } from '#client/lib/ApiError.ts';
import { usePutIntoGroup } from './usePortfolio.ts';
import styles from './PortfolioPage.module.scss';

interface PortfolioBarProps {
  /** The ticked projects. */
  readonly projects: readonly PortfolioRow[];
  readonly onGroup: () => void;
  readonly onClear: () => void;
}

/** Takes projects out of their groups. Its Retry after a conflict overwrites on purpose. */
function removal(
  projects: PortfolioBarProps['projects'],
  put: ReturnType<typeof usePutIntoGroup>,
  onDone: () => void,
): () => Promise<void> {
  let isTold = false;
  return async () => {
    try {
      await put(projects, '', isTold);
    } catch (error) {
      isTold = isConflict(error);
      throw error;
    }
    onDone();
  };
}

/** Bulk actions for the ticked projects. */
export function PortfolioBar({ projects, onGroup, onClear }: PortfolioBarProps) {
  const intl = useIntl();
  const put = usePutIntoGroup();
  const remove = intl.formatMessage({ id: 'portfolio.group.remove' });
  return (
    <div className={styles['bar']} role="group" aria-label={intl.formatMessage({ id: 'portfolio.chosen.label' })}>
      <strong>{intl.formatMessage({ id: 'portfolio.chosen' }, { count: projects.length })}</strong>
      <Button size="small" icon={<FolderCloseIcon />} onClick={onGroup}>
        {intl.formatMessage({ id: 'portfolio.group.put' })}
      </Button>
      <AttemptButton size="small" what={remove} work={removal(projects, put, onClear)}>
        {remove}
      </AttemptButton>
      <Button size="small" variant="minimal" onClick={onClear}>
        {intl.formatMessage({ id: 'portfolio.chosen.clear' })}
      </Button>
    </div>
  );
}
