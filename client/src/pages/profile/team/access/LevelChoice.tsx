import { Radio, RadioGroup } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { ACCESS_LEVELS } from '#client/api/schemas/accessSchemas.ts';
import type { Access } from '#client/api/schemas/accessSchemas.ts';
import styles from './AccessFieldset.module.scss';

interface LevelChoiceProps {
  readonly level: Access;
  readonly onChange: (level: Access) => void;
  /** Why it is locked, translated; null: it is not. */
  readonly locked: string | null;
  readonly disabled: boolean;
}

/** The permission levels, each with an explanation. */
export function LevelChoice({ level, onChange, locked, disabled }: LevelChoiceProps) {
  const intl = useIntl();
  return (
    <div>
      <RadioGroup
        label={<FormattedMessage id="team.level" />}
        selectedValue={level}
        disabled={disabled || locked !== null}
        onChange={({ currentTarget }) => {
          const chosen = ACCESS_LEVELS.find((candidate) => candidate === currentTarget.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {ACCESS_LEVELS.map((value) => (
          <Radio key={value} value={value} label={intl.formatMessage({ id: `team.level.${value}.explained` })} />
        ))}
      </RadioGroup>
      {locked !== null && <p className={styles['note']}>{locked}</p>}
    </div>
  );
}
