import { Button, Classes, PopoverNext } from '@blueprintjs/core';
import { BookmarkIcon, CaretDownIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BuiltInViews } from './BuiltInViews.tsx';
import type { BuiltInView } from './BuiltInViews.tsx';
import { SavedViewRow } from './SavedViewRow.tsx';
import { cleanQuery } from './savedViews.ts';
import styles from './SavedViewsMenu.module.scss';
import type { SavedViews } from './useSavedViews.ts';
import { ViewNameForm } from './ViewNameForm.tsx';

interface SavedViewsMenuProps {
  readonly builtIn: readonly BuiltInView[];
  readonly views: SavedViews;
  /** The part of the address's query that makes a view: filters, order, search. */
  readonly query: string;
  readonly onChoose: (query: string) => void;
}

/** The views of a table: those everybody has, then the reader's own, and saving what is shown now under a name. */
export function SavedViewsMenu({ builtIn, views, query, onChoose }: SavedViewsMenuProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const now = cleanQuery(query);
  const isCurrent = (view: { readonly query: string }): boolean => cleanQuery(view.query) === now;
  const current = builtIn.find(isCurrent) ?? views.list.find(isCurrent);
  const choose = (chosen: string): void => {
    setOpen(false);
    onChoose(chosen);
  };
  const panel = (
    <div className={styles['panel']}>
      <BuiltInViews builtIn={builtIn} query={query} onChoose={choose} />
      <p className={styles['heading']}>{intl.formatMessage({ id: 'table.views.own' })}</p>
      {views.list.length === 0 && <p className={styles['none']}>{intl.formatMessage({ id: 'table.views.none' })}</p>}
      <ul className={styles['list']}>
        {views.list.map((view) => (
          <SavedViewRow
            key={view.id}
            view={view}
            current={isCurrent(view)}
            onChoose={() => {
              choose(view.query);
            }}
            onRename={(name) => views.rename(view.id, name)}
            onRemove={() => {
              views.remove(view);
            }}
          />
        ))}
      </ul>
      <div className={styles['footer']}>
        <ViewNameForm
          name=""
          submitText={intl.formatMessage({ id: 'table.views.save' })}
          onSubmit={(name) => views.add(name, query)}
        />
      </div>
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
}
