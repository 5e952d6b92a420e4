import { useIntl } from 'react-intl';
import { effortSchema } from '#client/api/actionSchemas.ts';
import type { Effort } from '#client/api/actionSchemas.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';

interface EffortFieldProps {
  readonly value: Effort;
  /** Translated; null when the field is valid. */
  readonly error: string | null;
  readonly onChange: (effort: Effort) => void;
}

/** The effort of an action: the lower, the higher its priority. */
export function EffortField({ value, error, onChange }: EffortFieldProps) {
  const intl = useIntl();
  return (
    <FormField label={intl.formatMessage({ id: 'actions.field.effort' })} error={error}>
      {(wiring) => (
        <NativeSelect
          {...wiring}
          fill
          value={value}
          onChange={({ currentTarget }) => {
            onChange(effortSchema.options.find((one) => one === currentTarget.value) ?? value);
          }}
        >
          {effortSchema.options.map((effort) => (
            <option key={effort} value={effort}>
              {intl.formatMessage({ id: `actions.effort.${effort}` })}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  );
}
