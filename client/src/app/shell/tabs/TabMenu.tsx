import { ContextMenuPopover, Menu, MenuItem } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { FocusMenu } from '#client/components/ui/FocusMenu.tsx';
import { moveFocus } from '#client/components/ui/moveFocus.ts';
import { tabActions } from './tabMenuItems.ts';
import type { TabAction } from './tabMenuItems.ts';

interface TabMenuProps {
  readonly title: string;
  readonly offset: { readonly left: number; readonly top: number };
  readonly possible: ReadonlySet<TabAction>;
  readonly onChoose: (action: TabAction) => void;
  readonly onClose: () => void;
}

/** The context menu of a tab, for mouse and keyboard. */
export function TabMenu({ title, offset, possible, onChoose, onClose }: TabMenuProps) {
  const intl = useIntl();
  return (
    <ContextMenuPopover
      isOpen
      targetOffset={offset}
      onClose={onClose}
      content={
        // The focus moves in at once, not after the fade-in: an Escape pressed meanwhile would be lost.
        <>
          <Menu aria-label={intl.formatMessage({ id: 'tabs.menu' }, { title })} onKeyDown={moveFocus}>
            {tabActions.map((action) => (
              <MenuItem
                key={action}
                text={intl.formatMessage({ id: `tabs.${action}` })}
                disabled={!possible.has(action)}
                onClick={() => {
                  onChoose(action);
                }}
              />
            ))}
          </Menu>
          <FocusMenu />
        </>
      }
    />
  );
}
