import { Button } from '@blueprintjs/core';
import { DuplicateIcon } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCopy } from '../useCopy.ts';
import styles from './Navbar.module.scss';

const COMMAND = 'npm run import -- answers.csv --brand "Name=alias|alias" --competitor "Name=alias"';

interface ImportHintProps {
  readonly onReload: () => void;
}

/** How recorded answers become a project, and a way to see the result without leaving the page. */
export function ImportHint({ onReload }: ImportHintProps) {
  const intl = useIntl();
  const copy = useCopy();
  return (
    <div className={styles['import']}>
      <p>
        <FormattedMessage id="project.import.hint" />
      </p>
      <div className={styles['command']}>
        <code>{COMMAND}</code>
        <Button
          variant="minimal"
          size="small"
          icon={<DuplicateIcon />}
          aria-label={intl.formatMessage({ id: 'common.copy' })}
          onClick={() => void copy(COMMAND, 'common.copied')}
        />
      </div>
      <Button size="small" onClick={onReload}>
        <FormattedMessage id="project.reload" />
      </Button>
    </div>
  );
}
