import { Classes, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { MenuEntry } from '#client/api/menuSchemas.ts';
import { moveFocus } from '#client/components/ui/moveFocus.ts';
import { useDimmed } from '../offers/useDimmed.ts';
import { titleText } from '../titleText.ts';
import type { ActiveEntry } from './activeEntry.ts';
import styles from './Menu.module.scss';

interface GroupMenuProps {
  readonly group: MenuEntry;
  readonly active: ActiveEntry | null;
}

const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** The pages of a group as a floating menu: beside the collapsed menu, and below the top menu. */
export const GroupMenu = observer(function GroupMenu({ group, active }: GroupMenuProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const dimmed = useDimmed();
  const title = titleText(group.title, intl);
  return (
    <Menu aria-label={title} onKeyDown={moveFocus}>
      <MenuDivider title={title} />
      {(group.children ?? []).map((entry) => {
        const text = titleText(entry.title, intl);
        if (entry.url !== undefined) {
          return (
            <MenuItem
              key={entry.name}
              href={entry.url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              text={text}
            />
          );
        }
        const current = active?.entry.name === entry.name;
        const reason = dimmed(entry.path);
        return (
          <MenuItem
            key={entry.name}
            href={entry.path ?? ''}
            text={text}
            className={[current ? Classes.SELECTED : '', reason === null ? '' : styles['dimmedItem']].join(' ')}
            {...(reason === null ? {} : { htmlTitle: reason })}
            {...(current ? { 'aria-current': 'page' as const } : {})}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              void navigate(entry.path ?? '');
            }}
          />
        );
      })}
    </Menu>
  );
});
