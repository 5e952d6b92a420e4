import { Button, PopoverNext } from '@blueprintjs/core';
import { HelpIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import styles from './DefinitionPopover.module.scss';

interface DefinitionButtonProps {
  /** Of the figure, translated like the rest. */
  readonly name: string;
  readonly definition: string;
  readonly formula: string;
  /** A reservation about the data in hand. */
  readonly caution?: string | undefined;
}

/** The "?" beside a figure: what it means, by which formula, and what its interval is. */
export function DefinitionButton({ name, definition, formula, caution }: DefinitionButtonProps) {
  const intl = useIntl();
  return (
    <PopoverNext
      placement="bottom"
      content={
        <div className={styles['definition']}>
          <p className={styles['title']}>{name}</p>
          <p>{definition}</p>
          <code className={styles['formula']}>{formula}</code>
          {caution !== undefined && <p>{caution}</p>}
          <p className={styles['note']}>{intl.formatMessage({ id: 'figures.intervalNote' })}</p>
        </div>
      }
    >
      <Button
        className={styles['trigger'] ?? ''}
        size="small"
        variant="minimal"
        icon={<HelpIcon size={12} />}
        aria-label={intl.formatMessage({ id: 'figures.whatIs' }, { name })}
      />
    </PopoverNext>
  );
}
