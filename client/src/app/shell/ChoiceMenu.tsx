import { Menu, MenuItem } from '@blueprintjs/core';
import { BlankIcon, TickIcon } from '@blueprintjs/icons';
import { moveFocus } from '#client/components/ui/moveFocus.ts';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly text: string;
}

interface ChoiceMenuProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A menu of radio items. */
export function ChoiceMenu<Value extends string>({ label, choices, chosen, onChoose }: ChoiceMenuProps<Value>) {
  return (
    <Menu aria-label={label} onKeyDown={moveFocus}>
      {choices.map(({ value, text }) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={value === chosen}
          icon={value === chosen ? <TickIcon /> : <BlankIcon />}
          text={text}
          onClick={() => {
            onChoose(value);
          }}
        />
      ))}
    </Menu>
  );
}
