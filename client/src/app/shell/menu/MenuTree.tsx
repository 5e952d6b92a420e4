import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { activeEntry } from './activeEntry.ts';
import { CollapsedEntry } from './CollapsedEntry.tsx';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuLink } from './MenuLink.tsx';
import { useMenu } from './useMenu.ts';
import styles from './Menu.module.scss';

interface MenuTreeProps {
  /** Shows only icons; groups open beside them. */
  readonly collapsed?: boolean;
  readonly onFollow?: () => void;
}

/** The menu as a list of groups; the enclosing side menu or drawer is the landmark. */
export const MenuTree = observer(function MenuTree({ collapsed = false, onFollow }: MenuTreeProps) {
  const menu = useMenu();
  const active = activeEntry(menu, useLocation().pathname);
  return (
    <div className={styles['tree']}>
      <ul className={styles['list']}>
        {menu.map((entry) => {
          if (collapsed) return <CollapsedEntry key={entry.name} entry={entry} active={active} />;
          if (entry.children !== undefined) {
            return <MenuGroup key={entry.name} group={entry} active={active} onFollow={onFollow} />;
          }
          return (
            <li key={entry.name}>
              <MenuLink entry={entry} active={active?.entry.name === entry.name} onFollow={onFollow} />
            </li>
          );
        })}
      </ul>
    </div>
  );
});
