import { Tooltip } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { useIntl } from 'react-intl';
import type { MenuEntry } from '#client/api/menuSchemas.ts';
import { useDimmed } from '../offers/useDimmed.ts';
import { PopoverButton } from '../PopoverButton.tsx';
import { titleText } from '../titleText.ts';
import type { ActiveEntry } from './activeEntry.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { MenuLink } from './MenuLink.tsx';
import styles from './Menu.module.scss';

const GroupMenu = lazy(async () => ({ default: (await import('./GroupMenu.tsx')).GroupMenu }));

interface CollapsedEntryProps {
  readonly entry: MenuEntry;
  readonly active: ActiveEntry | null;
}

/** An entry of the collapsed menu, with its title as tooltip; a group opens beside it. */
export const CollapsedEntry = observer(function CollapsedEntry({ entry, active }: CollapsedEntryProps) {
  const title = titleText(entry.title, useIntl());
  const reason = useDimmed()(entry.path);
  if (entry.children === undefined) {
    return (
      <li>
        <Tooltip
          content={reason === null ? title : `${title} · ${reason}`}
          compact
          minimal
          placement="right"
          fill
          openOnTargetFocus={false}
        >
          <MenuLink iconOnly entry={entry} active={active?.entry.name === entry.name} />
        </Tooltip>
      </li>
    );
  }
  const holdsActive = active?.group?.name === entry.name;
  return (
    <li>
      <PopoverButton
        label={title}
        className={[styles['item'], holdsActive ? styles['active'] : ''].join(' ')}
        placement="right-start"
        tooltipPlacement="right"
        content={() => <GroupMenu group={entry} active={active} />}
      >
        <MenuIcon name={entry.icon} />
      </PopoverButton>
    </li>
  );
});
