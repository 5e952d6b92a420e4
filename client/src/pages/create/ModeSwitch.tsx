import type { KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Mode } from './createMode.ts';
import styles from './ModeSwitch.module.scss';

interface ModeSwitchProps {
  readonly mode: Mode;
  readonly onChange: (mode: Mode) => void;
}

const choices = [
  { mode: 'login', labelId: 'create.mode.login' },
  { mode: 'register', labelId: 'create.mode.register' },
] as const;

/** Focuses the other tab; with two tabs both arrow directions lead there. */
function focusOther({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>): void {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  const other = currentTarget.nextElementSibling ?? currentTarget.previousElementSibling;
  if (!(other instanceof HTMLButtonElement)) return;
  other.focus();
  other.click();
}

/** Tabs for login and sign-up. The submit button has the same name as its tab; only the role distinguishes them. */
export function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  const intl = useIntl();
  return (
    <div className={styles['switch']} role="tablist" aria-label={intl.formatMessage({ id: 'create.mode' })}>
      {choices.map((choice) => (
        <button
          key={choice.mode}
          id={`mode-${choice.mode}`}
          type="button"
          className={styles['choice']}
          role="tab"
          aria-selected={mode === choice.mode}
          onKeyDown={focusOther}
          onClick={() => {
            onChange(choice.mode);
          }}
        >
          <FormattedMessage id={choice.labelId} />
        </button>
      ))}
    </div>
  );
}
