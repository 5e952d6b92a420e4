import { observer } from 'mobx-react-lite';
import { isNotOffered } from '#client/lib/isNotOffered.ts';
import { BuiltInViews } from './BuiltInViews.tsx';
import type { BuiltInView } from './BuiltInViews.tsx';
import { cleanQuery } from './cleanQuery.ts';
import { SavedViewsMenu } from './local/SavedViewsMenu.tsx';
import { useSavedViews } from './local/useSavedViews.ts';
import { TableViewsButton } from './TableViewsButton.tsx';
import { useShown } from './useShown.ts';
import { useViews } from './useViews.ts';
import { ViewsPanel } from './ViewsPanel.tsx';

interface ViewsMenuProps {
  readonly tableId: string;
  readonly builtIn: readonly BuiltInView[];
  /** The part of the query string that defines a built-in or locally stored view. */
  readonly query: string;
  readonly onChoose: (query: string) => void;
}

/** For servers that store no views: they stay in this browser. */
const StoredViewsMenu = observer(function StoredViewsMenu({ tableId, ...menu }: ViewsMenuProps) {
  return <SavedViewsMenu {...menu} views={useSavedViews(tableId)} />;
});

/** The views of a table: built-in ones, and saved ones, which cover the whole page. */
export const ViewsMenu = observer(function ViewsMenu(menu: ViewsMenuProps) {
  const { isCurrent } = useShown();
  const { query: saved } = useViews();
  if (isNotOffered(saved.error)) return <StoredViewsMenu {...menu} />;
  const { builtIn, query, onChoose } = menu;
  const current =
    saved.data?.list.find(isCurrent) ?? builtIn.find((view) => cleanQuery(view.query) === cleanQuery(query));
  return (
    <TableViewsButton chosen={current?.name}>
      {(close) => (
        <ViewsPanel
          builtIn={
            <BuiltInViews
              builtIn={builtIn}
              query={query}
              onChoose={(chosen) => {
                close();
                onChoose(chosen);
              }}
            />
          }
          onOpened={close}
        />
      )}
    </TableViewsButton>
  );
});
