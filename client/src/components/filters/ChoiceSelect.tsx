import { useIntl } from 'react-intl';
import { NativeSelect } from '../ui/NativeSelect.tsx';

interface ChoiceSelectProps<T extends string> {
  /** Translated name of the choice: "Intent". */
  readonly name: string;
  readonly options: readonly T[];
  readonly labelOf: (option: T) => string;
  /** Label for no choice; defaults to "Intent: all". */
  readonly all?: string;
  /** Null: all. */
  readonly value: T | null;
  readonly onChange: (value: T | null) => void;
}

/** A select with one of a few options, or all. */
export function ChoiceSelect<T extends string>({ name, options, labelOf, all, value, onChange }: ChoiceSelectProps<T>) {
  const intl = useIntl();
  return (
    <NativeSelect
      aria-label={name}
      value={value ?? ''}
      onChange={({ currentTarget }) => {
        onChange(options.find((option) => option === currentTarget.value) ?? null);
      }}
    >
      <option value="">
        {all ??
          intl.formatMessage({ id: 'filters.chosenOf' }, { name, summary: intl.formatMessage({ id: 'filters.all' }) })}
      </option>
      {options.map((option) => (
        <option key={option} value={option}>
          {labelOf(option)}
        </option>
      ))}
    </NativeSelect>
  );
}
