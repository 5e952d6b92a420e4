import { useIntl } from 'react-intl';
import { BuiltInViews } from '../BuiltInViews.tsx';
import type { BuiltInView } from '../BuiltInViews.tsx';
import { cleanQuery } from '../cleanQuery.ts';
import { TableViewsButton } from '../TableViewsButton.tsx';
import { SavedViewRow } from './SavedViewRow.tsx';
import type { SavedViews } from './useSavedViews.ts';
import { ViewNameForm } from './ViewNameForm.tsx';
import rows from '../BuiltInViews.module.scss';
import styles from './SavedViewsMenu.module.scss';

interface SavedViewsMenuProps {
  readonly builtIn: readonly BuiltInView[];
  readonly views: SavedViews;
  /** The part of the query string that defines a view: filters, sort, search. */
  readonly query: string;
  readonly onChoose: (query: string) => void;
}

/** The views of a table: built-in ones, then the reader's own, and a form to save the current state. */
export function SavedViewsMenu({ builtIn, views, query, onChoose }: SavedViewsMenuProps) {
  const intl = useIntl();
  const now = cleanQuery(query);
  const isCurrent = (view: { readonly query: string }): boolean => cleanQuery(view.query) === now;
  const current = builtIn.find(isCurrent) ?? views.list.find(isCurrent);
  return (
    <TableViewsButton chosen={current?.name}>
      {(close) => {
        const choose = (chosen: string): void => {
          close();
          onChoose(chosen);
        };
        return (
          <div className={styles['panel']}>
            <BuiltInViews builtIn={builtIn} query={query} onChoose={choose} />
            <p className={rows['heading']}>{intl.formatMessage({ id: 'table.views.own' })}</p>
            {views.list.length === 0 && (
              <p className={styles['none']}>{intl.formatMessage({ id: 'table.views.none' })}</p>
            )}
            <ul className={rows['list']}>
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
      }}
    </TableViewsButton>
  );
}
