import { useIntl } from 'react-intl';
import { folderSteps } from './folderSteps.ts';
import type { TrafficMove } from './useTrafficPage.ts';
import styles from './TrafficTable.module.scss';

interface FolderCrumbsProps {
  readonly folder: string;
  readonly onMove: TrafficMove;
}

/** The breadcrumb of the open folder. */
export function FolderCrumbs({ folder, onMove }: FolderCrumbsProps) {
  const intl = useIntl();
  const steps = [{ label: intl.formatMessage({ id: 'traffic.folder.all' }), folder: '' }, ...folderSteps(folder)];
  return (
    <nav aria-label={intl.formatMessage({ id: 'traffic.folder' })}>
      <ol className={styles['crumbs']}>
        {steps.map((step) => (
          <li key={step.folder}>
            {step.folder === folder ? (
              <span aria-current="location">{step.label}</span>
            ) : (
              <>
                <button
                  type="button"
                  className={styles['figure']}
                  onClick={() => {
                    onMove({ folder: step.folder });
                  }}
                >
                  {step.label}
                </button>
                <span aria-hidden="true"> /</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
