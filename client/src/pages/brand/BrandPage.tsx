import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { AnswersDrawerHost } from '#client/components/answers/AnswersDrawerHost.tsx';
import { FilterBar } from '#client/components/filters/FilterBar.tsx';
import { PageTabs } from '#client/components/ui/PageTabs.tsx';
import { useStores } from '#client/stores/useStores.ts';
import { brandTabs, nothingRead } from './brandSearch.ts';
import type { BrandTab } from './brandSearch.ts';
import type { BrandTabProps } from './BrandTabProps.ts';
import { useBrandPage } from './useBrandPage.ts';
import styles from './BrandPage.module.scss';

const panels: Readonly<Record<BrandTab, ComponentType<BrandTabProps>>> = {
  identity: lazy(async () => ({ default: (await import('./identity/IdentityTab.tsx')).IdentityTab })),
  competitors: lazy(async () => ({ default: (await import('./competitors/CompetitorsTab.tsx')).CompetitorsTab })),
  perception: lazy(async () => ({ default: (await import('./perception/PerceptionTab.tsx')).PerceptionTab })),
  facts: lazy(async () => ({ default: (await import('./facts/FactsTab.tsx')).FactsTab })),
};

/** The brand centre: names, competitors, perception, and the fact check. */
export const BrandPage = observer(function BrandPage() {
  const intl = useIntl();
  const { projects } = useStores();
  const model = useBrandPage();
  const { searchState, updateSearch, filters, drawer } = model;
  const { currentId } = projects;
  const title = intl.formatMessage({ id: 'menu.brand.index' });
  const panelOf = (tab: BrandTab) => {
    if (currentId === null) return null;
    const Panel = panels[tab];
    return (
      <Suspense fallback={<div className={styles['skeleton']} aria-busy="true" />}>
        <Panel key={currentId} projectId={currentId} {...model} />
      </Suspense>
    );
  };
  return (
    <div className={styles['page']}>
      {searchState.tab === 'identity' ? (
        // Names are searched in all answers, so there are no filters.
        <h1>{title}</h1>
      ) : (
        <FilterBar filters={filters} title={title} span={null} />
      )}
      <PageTabs
        id="brand"
        tabs={brandTabs}
        selected={searchState.tab}
        titleOf={(tab) => intl.formatMessage({ id: `brand.tab.${tab}` })}
        panelOf={panelOf}
        onSelect={(tab) => {
          updateSearch({ ...nothingRead, tab });
        }}
        panelClassName={styles['panel']}
      />
      <AnswersDrawerHost control={drawer} filters={filters.query} />
    </div>
  );
});
