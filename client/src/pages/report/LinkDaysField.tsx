import { InputGroup } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FormField } from '#client/components/ui/FormField.tsx';
import { isLinkDays } from './linkDays.ts';

interface LinkDaysFieldProps {
  readonly label: ReactNode;
  readonly days: string;
  /** Whether errors are shown yet. */
  readonly isChecked: boolean;
  /** Whether it fills its container. */
  readonly fill?: boolean;
  readonly onChange: (days: string) => void;
}

/** The lifetime of a link in days. */
export function LinkDaysField({ label, days, isChecked, fill = false, onChange }: LinkDaysFieldProps) {
  const intl = useIntl();
  const error = isChecked && !isLinkDays(days) ? intl.formatMessage({ id: 'report.link.days.error' }) : null;
  return (
    <FormField label={label} error={error}>
      {(wiring) => (
        <InputGroup
          {...wiring}
          fill={fill}
          inputMode="numeric"
          value={days}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        />
      )}
    </FormField>
  );
}
