import { Button } from '@blueprintjs/core';
import { KeyCommandIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { Popover } from '#client/components/ui/Popover.tsx';
import styles from './KeysHint.module.scss';

/** The keyboard shortcuts of the board. */
export function KeysHint() {
  const intl = useIntl();
  return (
    <Popover
      placement="bottom-end"
      content={
        <div className={styles['hint']}>
          <p>{intl.formatMessage({ id: 'actions.keys.about' })}</p>
          <ul>
            {(['walk', 'move', 'open'] as const).map((line) => (
              <li key={line}>{intl.formatMessage({ id: `actions.keys.${line}` })}</li>
            ))}
          </ul>
        </div>
      }
    >
      <Button className={styles['button'] ?? ''} variant="minimal" icon={<KeyCommandIcon />}>
        {intl.formatMessage({ id: 'actions.keys' })}
      </Button>
    </Popover>
  );
}
