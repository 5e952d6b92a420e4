import { Button } from '@blueprintjs/core';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { Unmet } from '#client/api/userInsightSchemas.ts';
import { ChoiceSelect } from '#client/components/filters/ChoiceSelect.tsx';
import { ColumnPicker } from '#client/components/table/columns/ColumnPicker.tsx';
import { useColumnChoice } from '#client/components/table/columns/useColumnChoice.ts';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { narrowedBy } from '#client/components/table/file/narrowedBy.ts';
import { tableCsv } from '#client/components/table/file/tableCsv.ts';
import { TableTools } from '#client/components/table/TableTools.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';
import { useLatest } from '#client/hooks/useLatest.ts';
import { paths } from '#client/lib/paths.ts';
import { sortRows } from '#client/lib/rows/sortRows.ts';
import { languageName } from '../languageName.ts';
import { regionName } from '../regionName.ts';
import { unmetKinds } from '../userInsightSearch.ts';
import type { InsightSearch } from '../userInsightSearch.ts';
import { unmetColumns, unmetKey } from './unmetColumns.tsx';
import type { InsightPartProps } from './useUserInsightPage.ts';
import styles from './InsightTabs.module.scss';

/** Value of "no region" in the address. */
const NO_REGION = 'none';

function isWanted({ kind, region, language }: InsightSearch, row: Unmet): boolean {
  return (
    (kind === null || row.kind === kind) &&
    (region === '' || (row.region ?? NO_REGION) === region) &&
    (language === '' || row.language === language)
  );
}

/** The filters of the list. */
function UnmetFilters({ report, searchState, onMove }: Pick<InsightPartProps, 'report' | 'searchState' | 'onMove'>) {
  const intl = useIntl();
  return (
    <>
      <ChoiceSelect
        name={intl.formatMessage({ id: 'insights.unmet.kind' })}
        all={intl.formatMessage({ id: 'insights.unmet.kind.all' })}
        options={unmetKinds}
        labelOf={(kind) => intl.formatMessage({ id: `insights.unmet.kind.${kind}` })}
        value={searchState.kind}
        onChange={(kind) => {
          onMove({ kind });
        }}
      />
      <NativeSelect
        aria-label={intl.formatMessage({ id: 'insights.language' })}
        value={searchState.language}
        onChange={({ currentTarget: { value } }) => {
          onMove({ language: value });
        }}
      >
        <option value="">{intl.formatMessage({ id: 'insights.language.all' })}</option>
        {report.unmet_languages.map(({ id, unmet }) => (
          <option key={id} value={id ?? ''}>
            {`${languageName(intl, id)} (${intl.formatNumber(unmet)})`}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        aria-label={intl.formatMessage({ id: 'insights.region' })}
        value={searchState.region}
        onChange={({ currentTarget: { value } }) => {
          onMove({ region: value });
        }}
      >
        <option value="">{intl.formatMessage({ id: 'insights.region.all' })}</option>
        {report.unmet_regions.map(({ id, unmet }) => (
          <option key={id} value={id ?? NO_REGION}>
            {`${regionName(intl, id)} (${intl.formatNumber(unmet)})`}
          </option>
        ))}
      </NativeSelect>
    </>
  );
}

function unmetChoices(intl: IntlShape, { kind, region, language }: InsightSearch): Parameters<typeof narrowedBy>[1] {
  return [
    [
      intl.formatMessage({ id: 'insights.unmet.kind' }),
      kind && intl.formatMessage({ id: `insights.unmet.kind.${kind}` }),
    ],
    [intl.formatMessage({ id: 'insights.language' }), language && languageName(intl, language)],
    [intl.formatMessage({ id: 'insights.region' }), region && regionName(intl, region === NO_REGION ? null : region)],
  ];
}

/** Unmet prompts, whose answers leave the own brand out. */
export function UnmetTab({ report, searchState, onMove, onOpen }: InsightPartProps) {
  const intl = useIntl();
  const { brands, personas } = report;
  const open = useLatest(onOpen);
  const columns = useMemo(() => unmetColumns({ intl, brands, personas, onOpen: open }), [intl, brands, personas, open]);
  const { shown, choice, widths, onWidthsChange } = useColumnChoice('insights.unmet', columns);
  const rows = sortRows(
    report.unmet.filter((row) => isWanted(searchState, row)),
    searchState.unmetSort,
    unmetKey,
  );
  const title = intl.formatMessage({ id: 'insights.unmet' });
  return (
    <>
      <TableTools
        end={
          <>
            <ColumnPicker columns={columns} choice={choice} />
            <CsvButton
              name={title}
              file={() => tableCsv(shown, rows)}
              narrowed={narrowedBy(intl, unmetChoices(intl, searchState))}
            />
          </>
        }
      >
        <UnmetFilters report={report} searchState={searchState} onMove={onMove} />
      </TableTools>
      {report.unmet_total > report.unmet.length && (
        <p className={styles['note']}>
          {intl.formatMessage({ id: 'insights.unmet.most' }, { shown: report.unmet.length, total: report.unmet_total })}
        </p>
      )}
      <DataTable
        label={title}
        columns={shown}
        rowCount={rows.length}
        rowAt={(index) => rows[index]}
        getRowId={({ prompt_id: id }) => id}
        sort={searchState.unmetSort}
        onSort={(key, order) => {
          onMove({ unmetSort: { key, order } });
        }}
        rowHref={({ prompt_id: id, text }) => paths.promptsDetails.href({ id, breadcrumb: text })}
        widths={widths}
        onWidthsChange={onWidthsChange}
        viewKey={`${searchState.kind ?? ''} ${searchState.region} ${searchState.language}`}
        empty={
          report.unmet.length === 0 ? (
            <EmptyState title={intl.formatMessage({ id: 'insights.unmet.none' })} />
          ) : (
            <EmptyState
              title={intl.formatMessage({ id: 'insights.noMatch' })}
              action={
                <Button
                  onClick={() => {
                    onMove({ kind: null, region: '', language: '' });
                  }}
                >
                  <FormattedMessage id="insights.showAll" />
                </Button>
              }
            />
          )
        }
      />
    </>
  );
}
