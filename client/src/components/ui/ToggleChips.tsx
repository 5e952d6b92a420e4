import { Button } from '@blueprintjs/core';
import { TickIcon } from '@blueprintjs/icons';
import styles from './ToggleChips.module.scss';

interface ToggleChipsProps<T extends string | number> {
  /** Translated accessible name. */
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string; readonly disabled?: boolean }[];
  readonly chosen: readonly T[];
  readonly onChange: (chosen: readonly T[]) => void;
}

/** A multi-select of a few options as toggle buttons. The result keeps the order of the options. */
export function ToggleChips<T extends string | number>({ label, options, chosen, onChange }: ToggleChipsProps<T>) {
  const toggle = (value: T): void => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    const order = options.map((option) => option.value);
    onChange(next.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  };
  return (
    <div role="group" aria-label={label} className={styles['chips']}>
      {options.map(({ value, label: text, disabled = false }) => {
        const isOn = chosen.includes(value);
        return (
          <Button
            key={value}
            size="small"
            variant="outlined"
            intent={isOn ? 'primary' : 'none'}
            aria-pressed={isOn}
            disabled={disabled}
            icon={isOn ? <TickIcon size={14} /> : null}
            onClick={() => {
              toggle(value);
            }}
          >
            {text}
          </Button>
        );
      })}
    </div>
  );
}
