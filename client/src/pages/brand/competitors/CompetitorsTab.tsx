import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { BrandTable } from '#client/components/brandTable/BrandTable.tsx';
import { EmptyScope } from '#client/components/filters/EmptyScope.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import type { BrandTabProps } from '../BrandTabProps.ts';
import { useBrandReport } from '../useBrandReport.ts';
import { SuggestionPanel } from './SuggestionPanel.tsx';
import styles from './CompetitorsTab.module.scss';

/** The tracked brands with their figures, and names in answers that may be competitors too. */
export const CompetitorsTab = observer(function CompetitorsTab({ projectId, filters, drawer }: BrandTabProps) {
  const intl = useIntl();
  const report = useBrandReport('competitors', projectId, filters.query, (api) => api.competitors);
  const suggestions = useBrandReport('suggestions', projectId, filters.query, (api) => api.suggestions);
  const title = intl.formatMessage({ id: 'brand.tab.competitors' });
  return (
    <div className={styles['grid']}>
      <LoadPanel query={report} what={title} skeleton={<div className={styles['skeleton']} />}>
        {({ scope, brands, brand_figures: figures }) =>
          scope.answers.ok === 0 ? (
            <EmptyScope scope={scope} filters={filters} />
          ) : (
            <BrandTable
              figures={figures}
              brands={brands}
              scope={scope}
              fileName={title}
              onOpen={(selection) => {
                drawer.open(selection);
              }}
            />
          )
        }
      </LoadPanel>
      {/* Not before the table above it, which would move it. Without answers there is nothing to find names in. */}
      {!report.isPending && report.data?.scope.answers.ok !== 0 && (
        <SuggestionPanel projectId={projectId} report={suggestions} drawer={drawer} />
      )}
    </div>
  );
});
