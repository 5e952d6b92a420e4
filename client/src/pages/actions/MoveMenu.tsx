import { Button, MenuItem } from '@blueprintjs/core';
import { SwapHorizontalIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import type { ActionColumn } from '#client/api/actionSchemas.ts';
import { FloatingMenu } from '#client/components/ui/FloatingMenu.tsx';
import { Popover } from '#client/components/ui/Popover.tsx';
import { columns } from './actionSearch.ts';

interface MoveMenuProps {
  /** The action's title, translated. */
  readonly title: string;
  readonly column: ActionColumn;
  readonly onMove: (column: ActionColumn) => void;
}

/** Moves an action to any column: the keyboard and touch alternative to dragging. */
export function MoveMenu({ title, column, onMove }: MoveMenuProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'actions.card.move' }, { title });
  return (
    <Popover
      placement="bottom-end"
      content={
        <FloatingMenu label={name}>
          {columns.map((one) => {
            const to = intl.formatMessage({ id: `actions.column.${one}` });
            const here = one === column;
            return (
              <MenuItem
                key={one}
                disabled={here}
                text={intl.formatMessage({ id: here ? 'actions.move.here' : 'actions.move.to' }, { column: to })}
                onClick={() => {
                  onMove(one);
                }}
              />
            );
          })}
        </FloatingMenu>
      }
    >
      <Button size="small" variant="minimal" icon={<SwapHorizontalIcon />} aria-label={name} title={name} />
    </Popover>
  );
}
