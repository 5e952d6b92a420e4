import { Tooltip } from '@blueprintjs/core';
import { ShareIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { MenuEntry } from '#client/api/menuSchemas.ts';
import { prefetchFiles } from '#client/app/prefetch.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useDimmed } from '../offers/useDimmed.ts';
import { titleText } from '../titleText.ts';
import { MenuIcon } from './MenuIcon.tsx';
import styles from './Menu.module.scss';

interface MenuLinkProps {
  readonly entry: MenuEntry;
  readonly active: boolean;
  /** Inside a group: no icon, indented. */
  readonly nested?: boolean;
  /** Shows only the icon; the title stays the accessible name. */
  readonly iconOnly?: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/**
 * A menu link: a page of the app, or an external page in a new browser tab. A page for which the provider offers nothing is dimmed with the
 * reason as tooltip, but still a link, as the page explains it.
 */
export const MenuLink = observer(function MenuLink(props: MenuLinkProps) {
  const { entry, active, nested = false, iconOnly = false, onFollow } = props;
  const title = titleText(entry.title, useIntl());
  const stores = useStores();
  const reason = useDimmed()(entry.path);
  const reasonId = useId();
  const content = (
    <>
      {!nested && <MenuIcon name={entry.icon} />}
      <span className={iconOnly ? styles['hiddenText'] : styles['text']}>{title}</span>
    </>
  );
  const className = [
    styles['item'],
    nested ? styles['nested'] : '',
    active ? styles['active'] : '',
    reason === null ? '' : styles['dimmed'],
  ].join(' ');
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
    prefetchFiles(stores, path);
  };
  const link = (
    <Link
      className={className}
      to={path}
      onPointerEnter={handleNear}
      onFocus={handleNear}
      {...(active ? { 'aria-current': 'page' as const } : {})}
      {...(reason === null ? {} : { 'aria-describedby': reasonId })}
      {...onClick}
    >
      {content}
    </Link>
  );
  if (reason === null) return link;
  return (
    <>
      {iconOnly ? (
        link
      ) : (
        <Tooltip content={reason} compact minimal placement="right" fill openOnTargetFocus={false}>
          {link}
        </Tooltip>
      )}
      <span id={reasonId} hidden>
        {reason}
      </span>
    </>
  );
});
