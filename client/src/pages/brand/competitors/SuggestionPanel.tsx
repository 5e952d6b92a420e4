import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Suggestions } from '#client/api/brandCentreSchemas.ts';
import { RecountState } from '#client/components/brandNames/RecountState.tsx';
import { formatCount } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { csvTable } from '#client/components/table/file/CsvTable.ts';
import type { CsvTable } from '#client/components/table/file/CsvTable.ts';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import type { LoadResult } from '#client/components/ui/LoadPanel.tsx';
import { onScreen } from '#client/components/ui/onScreen.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import type { BrandTabProps } from '../BrandTabProps.ts';
import { SuggestionItem } from './SuggestionItem.tsx';
import { useTracking } from './useTracking.ts';
import styles from './CompetitorsTab.module.scss';

interface SuggestionPanelProps extends Pick<BrandTabProps, 'projectId' | 'drawer'> {
  readonly report: LoadResult<Suggestions>;
}

interface SuggestionListProps extends Pick<BrandTabProps, 'drawer'> {
  readonly found: Suggestions;
  readonly tracking: ReturnType<typeof useTracking>;
}

function SuggestionList({ found, tracking, drawer }: SuggestionListProps) {
  const intl = useIntl();
  const { list, brands, hidden } = found;
  return (
    <>
      {list.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'brand.suggest.none' })} />
      ) : (
        <ul className={styles['list']}>
          {list.map((suggestion) => (
            <li key={suggestion.name}>
              <SuggestionItem suggestion={suggestion} brands={brands} tracking={tracking} drawer={drawer} />
            </li>
          ))}
        </ul>
      )}
      <MayEdit>
        {hidden.length > 0 && (
          <details className={styles['hidden']}>
            <summary>
              <FormattedMessage
                id="brand.suggest.hiddenNames"
                values={{ ...onScreen, count: hidden.length, shown: formatCount(intl, hidden.length) }}
              />
            </summary>
            {hidden.map((name) => (
              <Button
                key={name}
                size="small"
                variant="minimal"
                aria-label={intl.formatMessage({ id: 'brand.suggest.show' }, { name })}
                onClick={() => {
                  tracking.show(name);
                }}
              >
                {name}
              </Button>
            ))}
          </details>
        )}
      </MayEdit>
    </>
  );
}

function suggestionsCsv(head: readonly string[], { list }: Suggestions): CsvTable {
  return csvTable(
    head,
    list.map(({ name, answers, evidence }) => [
      name,
      answers.numerator,
      answers.denominator,
      answers.value,
      answers.low,
      answers.high,
      evidence[0]?.text ?? null,
    ]),
  );
}

/** Frequent untracked names in answers: one click tracks a name and recounts all answers. */
export const SuggestionPanel = observer(function SuggestionPanel({ projectId, report, drawer }: SuggestionPanelProps) {
  const intl = useIntl();
  const tracking = useTracking(projectId);
  const title = intl.formatMessage({ id: 'brand.suggest' });
  const { data } = report;
  const head = (['name', 'answers', 'read', 'share', 'low', 'high', 'sentence'] as const).map((column) =>
    intl.formatMessage({ id: `brand.suggest.csv.${column}` }),
  );
  const { error } = tracking;
  return (
    <Panel
      title={title}
      subtitle={
        data === undefined
          ? undefined
          : intl.formatMessage(
              { id: 'brand.suggest.about' },
              { read: formatCount(intl, data.read), answers: formatCount(intl, data.answers) },
            )
      }
      actions={
        data !== undefined &&
        data.list.length > 0 && (
          <CsvButton
            name={title}
            file={() => suggestionsCsv(head, data)}
            outdated={report.isPlaceholderData === true}
          />
        )
      }
    >
      {error !== null && (
        <p role="alert" className={styles['error']}>
          {Object.values(fieldErrorsOf(error))[0] ?? failureText(intl, error)}
        </p>
      )}
      <RecountState
        recount={tracking}
        onOpen={(brandId) => {
          drawer.open({ brand_id: brandId, mention: 'named' });
        }}
      />
      <LoadPanel
        query={report}
        what={intl.formatMessage({ id: 'brand.suggest.names' })}
        skeleton={<div className={styles['skeleton']} />}
      >
        {(found) => <SuggestionList found={found} tracking={tracking} drawer={drawer} />}
      </LoadPanel>
    </Panel>
  );
});
