import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from '#client/components/figures/Panel.tsx';
import { EmptyScope } from '#client/components/filters/EmptyScope.tsx';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { onScreen } from '#client/components/ui/onScreen.tsx';
import { nothingRead } from '../brandSearch.ts';
import type { BrandTabProps } from '../BrandTabProps.ts';
import { NotThere } from '../NotThere.tsx';
import { useBrandReport } from '../useBrandReport.ts';
import { perceptionCsv } from './perceptionCsv.ts';
import { PerceptionMatrix } from './PerceptionMatrix.tsx';
import { QuotesPanel } from './QuotesPanel.tsx';
import { ThemesDialog } from './ThemesDialog.tsx';
import styles from './PerceptionTab.module.scss';

/** What answers say of each brand, by theme. */
export const PerceptionTab = observer(function PerceptionTab(props: BrandTabProps) {
  const { projectId, filters, searchState, updateSearch } = props;
  const intl = useIntl();
  const report = useBrandReport('perception', projectId, filters.query, (api) => api.perception);
  const [editing, setEditing] = useState(false);
  const title = intl.formatMessage({ id: 'brand.perception' });
  const { data } = report;
  const theme = data?.themes.find(({ id }) => id === searchState.theme);
  const brand = data?.brands.find(({ id }) => id === searchState.brand);
  const isAsked = searchState.theme !== '' || searchState.brand !== '';
  return (
    <div className={styles['grid']}>
      <LoadPanel
        query={report}
        what={intl.formatMessage({ id: 'brand.tab.perception' })}
        skeleton={<div className={styles['skeleton']} />}
      >
        {(perception) =>
          perception.scope.answers.ok === 0 ? (
            <EmptyScope scope={perception.scope} filters={filters} />
          ) : (
            <Panel
              title={title}
              subtitle={intl.formatMessage({ id: 'brand.perception.about' }, onScreen)}
              actions={
                <>
                  <MayEdit>
                    <Button
                      size="small"
                      onClick={() => {
                        setEditing(true);
                      }}
                    >
                      <FormattedMessage id="brand.themes.edit" />
                    </Button>
                  </MayEdit>
                  <CsvButton name={title} file={() => perceptionCsv(intl, perception)} />
                </>
              }
            >
              <PerceptionMatrix
                report={perception}
                read={searchState}
                onRead={(themeId, brandId) => {
                  updateSearch({ ...nothingRead, theme: themeId, brand: brandId });
                }}
              />
            </Panel>
          )
        }
      </LoadPanel>
      {theme !== undefined && brand !== undefined && <QuotesPanel {...props} theme={theme} brand={brand} />}
      {data !== undefined && isAsked && (theme === undefined || brand === undefined) && (
        <NotThere
          textId="brand.quotes.unknown"
          onBack={() => {
            updateSearch(nothingRead);
          }}
        />
      )}
      {editing && data !== undefined && (
        <ThemesDialog
          projectId={projectId}
          themes={data.themes}
          onClose={() => {
            setEditing(false);
          }}
        />
      )}
    </div>
  );
});
