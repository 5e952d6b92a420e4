import { ChevronDownIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { PopoverButton } from '../PopoverButton.tsx';
import { titleText } from '../titleText.ts';
import { activeEntry } from './activeEntry.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { MenuLink } from './MenuLink.tsx';
import { useMenu } from './useMenu.ts';
import styles from './Menu.module.scss';

const GroupMenu = lazy(async () => ({ default: (await import('./GroupMenu.tsx')).GroupMenu }));

/** The menu as a row below the navbar. */
export const TopMenu = observer(function TopMenu() {
  const intl = useIntl();
  const menu = useMenu();
  const active = activeEntry(menu, useLocation().pathname);
  return (
    <nav aria-label={intl.formatMessage({ id: 'shell.menu' })} className={styles['top']}>
      <ul className={styles['row']}>
        {menu.map((entry) => {
          if (entry.children === undefined) {
            return (
              <li key={entry.name}>
                <MenuLink entry={entry} active={active?.entry.name === entry.name} />
              </li>
            );
          }
          const title = titleText(entry.title, intl);
          const holdsActive = active?.group?.name === entry.name;
          return (
            <li key={entry.name}>
              <PopoverButton
                noTooltip
                label={title}
                className={[styles['item'], holdsActive ? styles['active'] : ''].join(' ')}
                placement="bottom-start"
                content={() => <GroupMenu group={entry} active={active} />}
              >
                <MenuIcon name={entry.icon} />
                <span className={styles['text']}>{title}</span>
                <ChevronDownIcon size={12} className={styles['chevron'] ?? ''} />
              </PopoverButton>
            </li>
          );
        })}
      </ul>
    </nav>
  );
});
