import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Fact } from '#client/api/brandCentreSchemas.ts';
import { narrows } from '#client/components/filters/narrows.ts';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { nothingRead } from '../brandSearch.ts';
import type { BrandTabProps } from '../BrandTabProps.ts';
import { NotThere } from '../NotThere.tsx';
import { useBrandReport } from '../useBrandReport.ts';
import { ErrorQueue } from './ErrorQueue.tsx';
import { EvidencePanel } from './EvidencePanel.tsx';
import { FactDialog } from './FactDialog.tsx';
import { FactLedger } from './FactLedger.tsx';
import { useFactChanges } from './useFactChanges.ts';
import styles from './FactsTab.module.scss';

/** The fact sheet, and the errors in answers. */
export const FactsTab = observer(function FactsTab(props: BrandTabProps) {
  const { projectId, filters, searchState, updateSearch } = props;
  const intl = useIntl();
  const report = useBrandReport('facts', projectId, filters.query, (api) => api.facts);
  const changes = useFactChanges(projectId);
  const [edited, setEdited] = useState<{ readonly fact: Fact | null } | null>(null);
  const { data } = report;
  const fact = data?.facts.find(({ id }) => id === searchState.fact);
  const error = data?.errors.find(({ id }) => id === searchState.error);
  const isUnknown =
    searchState.fact !== '' && (fact === undefined || (searchState.error !== '' && error === undefined));
  return (
    <div className={styles['grid']}>
      <LoadPanel
        query={report}
        what={intl.formatMessage({ id: 'brand.tab.facts' })}
        skeleton={<div className={styles['skeleton']} />}
      >
        {(facts) => (
          <div className={styles['grid']}>
            <ErrorQueue
              report={facts}
              narrowed={narrows(filters.form)}
              searchState={searchState}
              updateSearch={updateSearch}
              changes={changes}
            />
            {fact !== undefined && !isUnknown && <EvidencePanel {...props} fact={fact} error={error} />}
            {isUnknown && (
              <NotThere
                textId="brand.evidence.unknown"
                onBack={() => {
                  updateSearch(nothingRead);
                }}
              />
            )}
            <FactLedger
              report={facts}
              changes={changes}
              updateSearch={updateSearch}
              onAdd={() => {
                setEdited({ fact: null });
              }}
              onEdit={(chosen) => {
                setEdited({ fact: chosen });
              }}
            />
          </div>
        )}
      </LoadPanel>
      <MayEdit>
        {edited !== null && data !== undefined && (
          <FactDialog
            key={edited.fact?.id ?? ''}
            projectId={projectId}
            fact={edited.fact}
            ownId={data.brands.find(({ own }) => own)?.id ?? ''}
            brands={data.brands}
            onClose={() => {
              setEdited(null);
            }}
          />
        )}
      </MayEdit>
    </div>
  );
});
