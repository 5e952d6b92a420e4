import { Button } from '@blueprintjs/core';
import { PlusIcon, RefreshIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FetchOrder } from '#client/api/ownPageApi.ts';
import { AnswersDrawerHost } from '#client/components/answers/AnswersDrawerHost.tsx';
import { FilterBar } from '#client/components/filters/FilterBar.tsx';
import { OutsideNotice } from '#client/components/filters/OutsideNotice.tsx';
import { spanOf } from '#client/components/filters/spanOf.ts';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { RowsSkeleton } from '#client/components/skeleton/RowsSkeleton.tsx';
import { ListPageLayout } from '#client/components/ui/ListPageLayout.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { useStoredPages } from './add/useStoredPages.ts';
import { CitedOffer } from './CitedOffer.tsx';
import { InventoryList } from './InventoryList.tsx';
import { InventoryListSearch } from './InventoryListSearch.tsx';
import { NoPages } from './NoPages.tsx';
import { useInventoryPage } from './useInventoryPage.ts';
import styles from './Inventory.module.scss';

// Loaded when somebody adds or opens a page.
const AddPagesDialog = lazy(async () => ({ default: (await import('./add/AddPagesDialog.tsx')).AddPagesDialog }));
const PageDrawer = lazy(async () => ({ default: (await import('./detail/PageDrawer.tsx')).PageDrawer }));

/** The own pages: scores, citations, crawler requests, and fading. */
export const ExistingContentPage = observer(function ExistingContentPage() {
  const intl = useIntl();
  const page = useInventoryPage();
  const { projectId, searchState, filters, query, inventory, drawer, updateSearch } = page;
  // A fetch job requested outside the dialog: it starts once the dialog is mounted.
  const [order, setOrder] = useState<FetchOrder | null>(null);
  const title = intl.formatMessage({ id: 'inventory.title' });
  const mayEdit = useMayEdit();
  const isCrawling = useStoredPages(mayEdit && searchState.add !== null, page.refresh);
  const { data } = inventory;
  const begin = (next: FetchOrder): void => {
    setOrder(next);
    // No dialog above a drawer.
    updateSearch({ add: 'urls', page: '' });
  };
  const openAdd = (): void => {
    updateSearch({ add: 'urls' });
  };
  return (
    <ListPageLayout
      header={<FilterBar filters={filters} title={title} span={data === undefined ? null : spanOf(data.scope)} />}
      about={intl.formatMessage({ id: 'inventory.about' })}
      // No search field for an empty inventory.
      search={data?.list.length === 0 ? undefined : <InventoryListSearch page={page} />}
      topButtons={
        <MayEdit>
          {data !== undefined && data.list.length > 0 && (
            <Button
              variant="outlined"
              icon={<RefreshIcon />}
              onClick={() => {
                begin({ from: 'pages', ids: data.list.map(({ id }) => id) });
              }}
            >
              {intl.formatMessage({ id: 'inventory.readAll' })}
            </Button>
          )}
          <Button intent="primary" icon={<PlusIcon />} onClick={openAdd}>
            {intl.formatMessage({ id: 'inventory.add' })}
          </Button>
        </MayEdit>
      }
    >
      <LoadPanel query={inventory} what={title} skeleton={<RowsSkeleton framed count={8} />}>
        {(shown) => (
          <div className={styles['list']}>
            {shown.list.length > 0 && <OutsideNotice scope={shown.scope} filters={filters} />}
            {mayEdit && shown.cited.length > 0 && (
              <CitedOffer
                cited={shown.cited}
                onAdd={(urls) => {
                  begin({ from: 'urls', urls });
                }}
              />
            )}
            {shown.list.length === 0 ? (
              <NoPages isCrawling={isCrawling} onAdd={openAdd} />
            ) : (
              <InventoryList
                page={page}
                inventory={shown}
                onRead={(ids) => {
                  begin({ from: 'pages', ids });
                }}
              />
            )}
          </div>
        )}
      </LoadPanel>
      {mayEdit && searchState.add !== null && projectId !== null && (
        <Suspense fallback={null}>
          <AddPagesDialog
            key={projectId}
            projectId={projectId}
            way={searchState.add}
            order={order}
            onWay={(add) => {
              updateSearch({ add }, { replace: true });
            }}
            onChanged={page.refresh}
            onClose={() => {
              setOrder(null);
              updateSearch({ add: null }, { replace: true });
            }}
          />
        </Suspense>
      )}
      {/* Closing the answers shows the page again. */}
      {searchState.page !== '' && projectId !== null && drawer.selection === null && (
        <Suspense fallback={null}>
          <PageDrawer
            key={searchState.page}
            id={searchState.page}
            projectId={projectId}
            query={query}
            onOpenAnswers={drawer.open}
            onRead={(id) => {
              begin({ from: 'pages', ids: [id] });
            }}
            onChanged={page.refresh}
            onClose={() => {
              updateSearch({ page: '' }, { replace: true });
            }}
          />
        </Suspense>
      )}
      <AnswersDrawerHost control={drawer} filters={query} />
    </ListPageLayout>
  );
});
