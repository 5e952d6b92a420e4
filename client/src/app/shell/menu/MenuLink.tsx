import { ShareIcon } from '@blueprintjs/icons';
import { use } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { MenuEntry } from '../../../api/menuSchemas.ts';
import { WarmPageContext } from '../../../components/address/WarmPageContext.ts';
import { titleText } from '../titleText.ts';
import { MenuIcon } from './MenuIcon.tsx';
import styles from './Menu.module.scss';

interface MenuLinkProps {
  readonly entry: MenuEntry;
  readonly active: boolean;
  /** Inside a group: no icon, indented. */
  readonly nested?: boolean;
  /** Only the icon shows; the title stays its name. */
  readonly iconOnly?: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/** One way on: a page of the app, or a page outside it in a new browser tab. */
export function MenuLink({ entry, active, nested = false, iconOnly = false, onFollow }: MenuLinkProps) {
  const title = titleText(entry.title, useIntl());
  const warmPage = use(WarmPageContext);
  const content = (
    <>
      {!nested && <MenuIcon name={entry.icon} />}
      <span className={iconOnly ? styles['hiddenText'] : styles['text']}>{title}</span>
    </>
  );
  const className = [styles['item'], nested ? styles['nested'] : '', active ? styles['active'] : ''].join(' ');
  const onClick = onFollow === undefined ? {} : { onClick: onFollow };
  if (entry.url !== undefined) {
    return (
      <a className={className} href={entry.url} target="_blank" rel="noopener noreferrer nofollow" {...onClick}>
        {content}
        <span className={styles['hiddenText']}>
          <FormattedMessage id="shell.newTab" />
        </span>
        {!iconOnly && <ShareIcon size={12} className={styles['outside'] ?? ''} />}
      </a>
    );
  }
  const path = entry.path ?? '';
  const handleNear = (): void => {
    warmPage(path);
  };
  return (
    <Link
      className={className}
      to={path}
      onPointerEnter={handleNear}
      onFocus={handleNear}
      {...(active ? { 'aria-current': 'page' as const } : {})}
      {...onClick}
    >
      {content}
    </Link>
  );
}
