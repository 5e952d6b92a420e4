import { Button, PopoverNext } from '@blueprintjs/core';
import { HelpIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import type { MeasureId } from '../../api/measureSchemas.ts';
import styles from './DefinitionPopover.module.scss';

interface DefinitionPopoverProps {
  readonly measureId: MeasureId;
  /** Adds that some or all sentiment labels are estimates. */
  readonly estimated?: boolean;
}

/** The "?" beside a figure: what it means and by which formula. */
export function DefinitionPopover({ measureId, estimated = false }: DefinitionPopoverProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: `figures.measure.${measureId}` });
  return (
    <PopoverNext
      placement="bottom"
      content={
        <div className={styles['definition']}>
          <p className={styles['title']}>{name}</p>
          <p>{intl.formatMessage({ id: `figures.definition.${measureId}` })}</p>
          <code className={styles['formula']}>{intl.formatMessage({ id: `figures.formula.${measureId}` })}</code>
          {estimated && <p>{intl.formatMessage({ id: 'figures.sentimentEstimated' })}</p>}
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
