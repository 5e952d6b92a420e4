import { Button, MenuItem } from '@blueprintjs/core';
import { EditIcon, LinkIcon, MoreIcon, PeopleIcon, PersonIcon, RefreshIcon, TrashIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { SavedView } from '#client/api/schemas/viewSchemas.ts';
import { useAccess } from '#client/stores/useAccess.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useCopy } from '../address/useCopy.ts';
import { FloatingMenu } from '../ui/FloatingMenu.tsx';
import { Popover } from '../ui/Popover.tsx';
import { ViewForm } from './ViewForm.tsx';
import { viewHref, viewTarget } from './viewHref.ts';
import styles from './ViewsPanel.module.scss';

/** Actions on a view; each shows its own outcome. */
interface ViewDeeds {
  readonly onRename: (name: string) => Promise<unknown>;
  /** Overwrites the view with the current state; null if it is unchanged, or of another page. */
  readonly onUpdate: (() => void) | null;
  readonly onShare: (shared: boolean) => void;
  readonly onRemove: () => void;
}

interface ViewRowProps {
  readonly view: SavedView;
  /** It is the current view. */
  readonly current: boolean;
  readonly deeds: ViewDeeds;
  readonly onOpened: () => void;
}

/** The actions on a view that its owner, and admins if it is shared, may use. Use it inside an observer. */
function ViewMenu({ view, deeds, onRename }: Pick<ViewRowProps, 'view' | 'deeds'> & { readonly onRename: () => void }) {
  const intl = useIntl();
  const access = useAccess();
  const { shared } = view;
  return (
    <FloatingMenu label={intl.formatMessage({ id: 'views.more' }, { name: view.name })}>
      {deeds.onUpdate !== null && (
        <MenuItem icon={<RefreshIcon />} text={intl.formatMessage({ id: 'views.update' })} onClick={deeds.onUpdate} />
      )}
      <MenuItem icon={<EditIcon />} text={intl.formatMessage({ id: 'views.rename' })} onClick={onRename} />
      {(access !== 'view' || shared) && (
        <MenuItem
          icon={shared ? <PersonIcon /> : <PeopleIcon />}
          text={intl.formatMessage({ id: shared ? 'views.unshare' : 'views.share' })}
          onClick={() => {
            deeds.onShare(!shared);
          }}
        />
      )}
      <MenuItem icon={<TrashIcon />} text={intl.formatMessage({ id: 'views.delete' })} onClick={deeds.onRemove} />
    </FloatingMenu>
  );
}

/** One view: link, copyable address, and actions. */
export const ViewRow = observer(function ViewRow({ view, current, deeds, onOpened }: ViewRowProps) {
  const intl = useIntl();
  const { filters } = useStores();
  const copy = useCopy();
  const [renaming, setRenaming] = useState(false);
  const { name, owner, mine } = view;
  if (renaming) {
    return (
      <li className={styles['row']}>
        <ViewForm
          name={name}
          focused
          submitText={intl.formatMessage({ id: 'table.views.renameDone' })}
          onSubmit={async (next) => {
            await deeds.onRename(next);
            setRenaming(false);
          }}
          onCancel={() => {
            setRenaming(false);
          }}
        />
      </li>
    );
  }
  const target = viewTarget(view);
  const copyText = intl.formatMessage({ id: 'views.copyOf' }, { name });
  const moreText = intl.formatMessage({ id: 'views.more' }, { name });
  return (
    <li className={styles['row']}>
      {target === null ? (
        <span className={styles['view']} title={intl.formatMessage({ id: 'views.noPage' })}>
          {name}
        </span>
      ) : (
        <Link
          to={target}
          className={styles['view']}
          data-entry=""
          title={name}
          aria-current={current}
          onClick={() => {
            // Filters chosen before must not be carried into the view.
            filters.reset();
            onOpened();
          }}
        >
          <span className={styles['viewName']}>{name}</span>
          {!mine && owner.name !== '' && <span className={styles['owner']}>{owner.name}</span>}
        </Link>
      )}
      <Button
        size="small"
        variant="minimal"
        icon={<LinkIcon />}
        aria-label={copyText}
        title={copyText}
        onClick={() => {
          const said = mine && !view.shared ? 'views.copiedOwn' : 'views.copied';
          void copy(`${window.location.origin}${viewHref(view)}`, said);
        }}
      />
      {view.may_change && (
        <Popover
          placement="bottom-end"
          captureDismiss
          content={
            <ViewMenu
              view={view}
              deeds={deeds}
              onRename={() => {
                setRenaming(true);
              }}
            />
          }
        >
          <Button size="small" variant="minimal" icon={<MoreIcon />} aria-label={moreText} title={moreText} />
        </Popover>
      )}
    </li>
  );
});
