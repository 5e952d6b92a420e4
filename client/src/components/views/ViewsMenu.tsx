import { Button, Classes, PopoverNext } from '@blueprintjs/core';
import { BookmarkIcon, CaretDownIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isNotOffered } from '../../lib/isNotOffered.ts';
import { BuiltInViews } from './local/BuiltInViews.tsx';
import type { BuiltInView } from './local/BuiltInViews.tsx';
import { cleanQuery } from './local/savedViews.ts';
import { SavedViewsMenu } from './local/SavedViewsMenu.tsx';
import { useSavedViews } from './local/useSavedViews.ts';
import { useShown } from './useShown.ts';
import { useViews } from './useViews.ts';
import styles from './ViewsMenu.module.scss';
import { ViewsPanel } from './ViewsPanel.tsx';

interface ViewsMenuProps {
  readonly tableId: string;
  readonly builtIn: readonly BuiltInView[];
  /** The part of the address's query that makes a built-in view, and one that is kept in the browser. */
  readonly query: string;
  readonly onChoose: (query: string) => void;
}

/** Of a server that keeps no views: they stay in this browser. */
const StoredViewsMenu = observer(function StoredViewsMenu({ tableId, ...menu }: ViewsMenuProps) {
  return <SavedViewsMenu {...menu} views={useSavedViews(tableId)} />;
});

/** The views of a table: those everybody has, and the saved ones, which are of the whole page. */
export const ViewsMenu = observer(function ViewsMenu(menu: ViewsMenuProps) {
  const intl = useIntl();
  const { isCurrent } = useShown();
  const [open, setOpen] = useState(false);
  const { query: saved } = useViews();
  if (isNotOffered(saved.error)) return <StoredViewsMenu {...menu} />;
  const { builtIn, query, onChoose } = menu;
  const current =
    saved.data?.list.find(isCurrent) ?? builtIn.find((view) => cleanQuery(view.query) === cleanQuery(query));
  const close = (): void => {
    setOpen(false);
  };
  const panel = (
    <div className={styles['menu']}>
      <div className={styles['builtIn']}>
        <BuiltInViews
          builtIn={builtIn}
          query={query}
          onChoose={(chosen) => {
            close();
            onChoose(chosen);
          }}
        />
      </div>
      <ViewsPanel onOpened={close} />
    </div>
  );
  const label =
    current === undefined
      ? intl.formatMessage({ id: 'table.views' })
      : intl.formatMessage({ id: 'table.views.chosen' }, { name: current.name });
  return (
    <PopoverNext placement="bottom-start" isOpen={open} onInteraction={setOpen} content={panel}>
      <Button
        variant="outlined"
        icon={<BookmarkIcon />}
        endIcon={<CaretDownIcon />}
        // Not `ellipsizeText`, which asks at each render how wide the text is: the page would be laid out for it.
        textClassName={Classes.TEXT_OVERFLOW_ELLIPSIS}
      >
        <span title={label}>{label}</span>
      </Button>
    </PopoverNext>
  );
});
