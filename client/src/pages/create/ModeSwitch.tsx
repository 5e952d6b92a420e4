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

/** Switches between logging in and registering. */
export function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  const intl = useIntl();
  return (
    <div className={styles['switch']} role="group" aria-label={intl.formatMessage({ id: 'create.mode' })}>
      {choices.map((choice) => (
        <button
          key={choice.mode}
          type="button"
          className={styles['choice']}
          aria-pressed={mode === choice.mode}
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
