import type { ReactNode } from 'react';
import { FormField } from './FormField.tsx';
import { NativeSelect } from './NativeSelect.tsx';

type OptionValue = string | number;

interface SelectFieldProps {
  readonly label: ReactNode;
  readonly value: OptionValue;
  /** Value and label of each option, in order. */
  readonly options: readonly (readonly [value: OptionValue, text: string])[];
  /** Translated error; null when the choice is valid. */
  readonly error?: string | null;
  readonly help?: ReactNode;
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** A native select with label, help and error. */
export function SelectField({
  label,
  value,
  options,
  error = null,
  help,
  disabled = false,
  onChange,
}: SelectFieldProps) {
  return (
    <FormField label={label} error={error} help={help}>
      {(wiring) => (
        <NativeSelect
          {...wiring}
          fill
          disabled={disabled}
          value={value}
          options={options.map(([one, text]) => ({ value: one, label: text }))}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
          }}
        />
      )}
    </FormField>
  );
}
