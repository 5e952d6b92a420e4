import { Switch } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FactError, Facts } from '#client/api/brandCentreSchemas.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { ScrollBox } from '#client/components/table/ScrollBox.tsx';
import { nothingRead } from '../brandSearch.ts';
import type { BrandTabProps } from '../BrandTabProps.ts';
import { ErrorRow } from './ErrorRow.tsx';
import { errorsCsv } from './factCsv.ts';
import type { FactChanges } from './useFactChanges.ts';
import styles from './FactTables.module.scss';

interface ErrorQueueProps extends Pick<BrandTabProps, 'searchState' | 'updateSearch'> {
  readonly report: Facts;
  /** Filters exclude answers that may contain further errors. */
  readonly narrowed: boolean;
  readonly changes: FactChanges;
}

const COLUMNS = ['error', 'severity', 'reach', 'status', 'seen', 'gone', 'platforms', 'sources'] as const;
const NUMBERS: readonly string[] = ['reach', 'seen', 'gone'];

const isGone = ({ status }: FactError): boolean => status === 'gone';

/** Errors in answers, sorted by severity and frequency. */
export function ErrorQueue({ report, narrowed, searchState, updateSearch, changes }: ErrorQueueProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'brand.errors' });
  const shown = report.errors.filter((error) => searchState.gone || !isGone(error));
  const gone = report.errors.filter(isGone).length;
  const nothing = narrowed ? 'brand.errors.noneHere' : 'brand.errors.none';
  return (
    <Panel
      title={title}
      subtitle={intl.formatMessage({ id: 'brand.errors.about' })}
      actions={
        <>
          {gone > 0 && (
            <Switch
              checked={searchState.gone}
              label={intl.formatMessage({ id: 'brand.errors.showGone' }, { count: gone })}
              onChange={() => {
                updateSearch({ gone: !searchState.gone }, { replace: true });
              }}
            />
          )}
          {report.errors.length > 0 && <CsvButton name={title} file={() => errorsCsv(intl, report.errors)} />}
        </>
      }
    >
      {shown.length === 0 ? (
        <p className={styles['none']}>
          {report.facts.length === 0 ? (
            <MayEdit otherwise={<FormattedMessage id="brand.facts.noneYet" />}>
              <FormattedMessage id="brand.errors.noFacts" />
            </MayEdit>
          ) : (
            <FormattedMessage id={nothing} />
          )}
        </p>
      ) : (
        <ScrollBox label={title}>
          <table className={styles['table']}>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className={column === 'error' ? styles['first'] : NUMBERS.includes(column) ? styles['number'] : ''}
                  >
                    {intl.formatMessage({ id: `brand.errors.column.${column}` })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((error) => (
                <ErrorRow
                  key={error.id}
                  error={error}
                  changes={changes}
                  onRead={() => {
                    updateSearch({ ...nothingRead, fact: error.fact_id, error: error.id });
                  }}
                />
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </Panel>
  );
}
