import { HTMLSelect } from '@blueprintjs/core';

interface KindSelectProps<T extends string> {
  /** What is chosen, translated. */
  readonly name: string;
  readonly options: readonly T[];
  readonly labelOf: (option: T) => string;
  /** What no choice is called. */
  readonly all: string;
  readonly value: T | null;
  readonly onChange: (value: T | null) => void;
}

/** One of a few kinds of sentences, or all. */
export function KindSelect<T extends string>({ name, options, labelOf, all, value, onChange }: KindSelectProps<T>) {
  return (
    <HTMLSelect
      aria-label={name}
      value={value ?? ''}
      onChange={({ currentTarget }) => {
        onChange(options.find((option) => option === currentTarget.value) ?? null);
      }}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {labelOf(option)}
        </option>
      ))}
    </HTMLSelect>
  );
}
