import { Button } from '@blueprintjs/core';
import { AddIcon } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Facts, JudgedFact } from '#client/api/brandCentreSchemas.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { VisuallyHidden } from '#client/components/figures/VisuallyHidden.tsx';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { ScrollBox } from '#client/components/table/ScrollBox.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { nothingRead } from '../brandSearch.ts';
import type { BrandTabProps } from '../BrandTabProps.ts';
import { factsCsv } from './factCsv.ts';
import { FactRow } from './FactRow.tsx';
import type { FactChanges } from './useFactChanges.ts';
import styles from './FactTables.module.scss';

interface FactLedgerProps extends Pick<BrandTabProps, 'updateSearch'> {
  readonly report: Facts;
  readonly changes: FactChanges;
  readonly onAdd: () => void;
  readonly onEdit: (fact: JudgedFact) => void;
}

const COLUMNS = [
  'statement',
  'subject',
  'value',
  'severity',
  'valid',
  'supported',
  'contradicted',
  'unknown',
  'accuracy',
] as const;
const NUMBERS: readonly string[] = ['value', 'supported', 'contradicted', 'unknown', 'accuracy'];

/** The fact sheet: facts about the brand, and how often answers state them correctly. */
export function FactLedger({ report, changes, updateSearch, onAdd, onEdit }: FactLedgerProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'brand.facts' });
  const { facts } = report;
  const add = (
    <MayEdit>
      <Button size="small" icon={<AddIcon />} onClick={onAdd}>
        <FormattedMessage id="brand.facts.add" />
      </Button>
    </MayEdit>
  );
  return (
    <Panel
      title={title}
      subtitle={intl.formatMessage({ id: 'brand.facts.about' })}
      actions={
        facts.length > 0 && (
          <>
            {add}
            <CsvButton name={title} file={() => factsCsv(intl, facts)} />
          </>
        )
      }
    >
      {facts.length === 0 ? (
        <EmptyState
          title={
            <MayEdit otherwise={<FormattedMessage id="brand.facts.noneYet" />}>
              <FormattedMessage id="brand.facts.none" />
            </MayEdit>
          }
          action={add}
        />
      ) : (
        <ScrollBox label={title}>
          <table className={styles['table']}>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className={
                      column === 'statement' ? styles['first'] : NUMBERS.includes(column) ? styles['number'] : ''
                    }
                  >
                    {intl.formatMessage({ id: `brand.facts.column.${column}` })}
                  </th>
                ))}
                <th scope="col">
                  <VisuallyHidden>{intl.formatMessage({ id: 'brand.facts.column.change' })}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {facts.map((fact) => (
                <FactRow
                  key={fact.id}
                  fact={fact}
                  onRead={(verdict) => {
                    updateSearch({ ...nothingRead, fact: fact.id, verdict });
                  }}
                  onEdit={() => {
                    onEdit(fact);
                  }}
                  onRemove={() => {
                    changes.remove(fact);
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
