import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { MeasureId } from '#client/api/measureSchemas.ts';
import { DefinitionButton } from './DefinitionButton.tsx';

interface DefinitionPopoverProps {
  readonly measureId: MeasureId;
  /** Adds that some or all sentiment labels are estimates. */
  readonly estimated?: boolean;
}

/** The "?" beside a measure. */
export const DefinitionPopover = memo(function DefinitionPopover({
  measureId,
  estimated = false,
}: DefinitionPopoverProps) {
  const intl = useIntl();
  return (
    <DefinitionButton
      term={measureId}
      name={intl.formatMessage({ id: `figures.measure.${measureId}` })}
      definition={intl.formatMessage({ id: `figures.definition.${measureId}` })}
      formula={intl.formatMessage({ id: `figures.formula.${measureId}` })}
      caution={estimated ? intl.formatMessage({ id: 'figures.sentimentEstimated' }) : undefined}
    />
  );
});
