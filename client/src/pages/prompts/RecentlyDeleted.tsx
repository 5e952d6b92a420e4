import { Button } from '@blueprintjs/core';
import { HistoryIcon } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { Popover } from '#client/components/ui/Popover.tsx';
import type { Deletion } from './useRecentlyDeleted.ts';
import styles from './RecentlyDeleted.module.scss';

interface RecentlyDeletedProps {
  readonly deletions: readonly Deletion[];
  readonly onRestore: (deletion: Deletion) => void;
}

/** Restores deleted prompts after the undo message is gone. Renders nothing without deletions. */
export function RecentlyDeleted({ deletions, onRestore }: RecentlyDeletedProps) {
  const intl = useIntl();
  if (deletions.length === 0) return null;
  const title = intl.formatMessage({ id: 'prompt.recent' });
  const describe = ({ ids, texts }: Deletion): string =>
    intl.formatMessage({ id: 'prompt.recent.what' }, { first: texts[0] ?? '', count: ids.length });
  return (
    <Popover
      placement="bottom-end"
      content={
        <div className={styles['panel']} role="group" aria-label={title}>
          <ul className={styles['list']}>
            {deletions.map((deletion) => (
              <li key={deletion.id} className={styles['item']}>
                <span className={styles['what']}>
                  <span className={styles['text']} title={deletion.texts.join('\n')}>
                    {describe(deletion)}
                  </span>
                  <span className={styles['at']}>{formatInstant(intl, deletion.at)}</span>
                </span>
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={intl.formatMessage({ id: 'prompt.recent.restore' }, { what: describe(deletion) })}
                  onClick={() => {
                    onRestore(deletion);
                  }}
                >
                  <FormattedMessage id="prompt.restore" />
                </Button>
              </li>
            ))}
          </ul>
        </div>
      }
    >
      <Button variant="minimal" icon={<HistoryIcon />}>
        {title}
      </Button>
    </Popover>
  );
}
