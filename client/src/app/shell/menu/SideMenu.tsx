import { MenuClosedIcon, MenuOpenIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useStores } from '#client/stores/useStores.ts';
import { IconButton } from '../IconButton.tsx';
import { MenuSeparator } from './MenuSeparator.tsx';
import { MenuTree } from './MenuTree.tsx';
import styles from './Menu.module.scss';

/** The side menu: resizable, and collapsible to icons. */
export const SideMenu = observer(function SideMenu() {
  const intl = useIntl();
  const { settings } = useStores();
  const collapsed = settings.menuCollapse;
  return (
    <nav
      aria-label={intl.formatMessage({ id: 'shell.menu' })}
      className={[styles['side'], collapsed ? styles['collapsed'] : ''].join(' ')}
      {...(collapsed ? {} : { style: { width: settings.menuWidth } })}
    >
      <MenuTree collapsed={collapsed} />
      <div className={styles['foot']}>
        <IconButton
          label={intl.formatMessage({ id: collapsed ? 'shell.menu.expand' : 'shell.menu.collapse' })}
          className={styles['fold']}
          tooltipPlacement="right"
          onClick={() => {
            settings.update({ menuCollapse: !collapsed });
          }}
        >
          {collapsed ? <MenuOpenIcon size={16} /> : <MenuClosedIcon size={16} />}
        </IconButton>
      </div>
      {!collapsed && <MenuSeparator />}
    </nav>
  );
});
