import { InputGroup, Tag } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BriefStatistic } from '#client/api/briefSchemas.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { isFullWebAddress } from '#client/lib/webAddresses.ts';
import { AddEntry } from './AddEntry.tsx';
import { EntryList } from './EntryList.tsx';
import { freeId } from './moveEntry.ts';
import type { SectionProps } from './sectionProps.ts';
import styles from './Section.module.scss';

interface StatisticFieldsProps {
  readonly entry: BriefStatistic;
  readonly onEdit: (changes: Partial<BriefStatistic>) => void;
}

function StatisticFields({ entry, onEdit }: StatisticFieldsProps) {
  const intl = useIntl();
  const { statement, source_url: source } = entry;
  const bad = source !== null && !isFullWebAddress(source);
  const statementName = intl.formatMessage({ id: 'brief.numbers.statement' });
  const sourceName = intl.formatMessage({ id: 'brief.numbers.source' });
  return (
    <div className={styles['fields']}>
      <InputGroup
        size="small"
        aria-label={intl.formatMessage({ id: 'brief.fieldOf' }, { field: statementName, name: statement })}
        value={statement}
        maxLength={1000}
        onChange={({ currentTarget }) => {
          onEdit({ statement: currentTarget.value });
        }}
      />
      <InputGroup
        size="small"
        type="url"
        aria-label={intl.formatMessage({ id: 'brief.fieldOf' }, { field: sourceName, name: statement })}
        placeholder={intl.formatMessage({ id: 'brief.numbers.addSource' })}
        value={source ?? ''}
        maxLength={8192}
        intent={bad ? 'danger' : 'none'}
        aria-invalid={bad}
        onChange={({ currentTarget }) => {
          onEdit({ source_url: currentTarget.value.trim() || null });
        }}
      />
      {bad && (
        <span className={styles['missing']} role="alert">
          {intl.formatMessage({ id: 'brief.badAddress' })}
        </span>
      )}
    </div>
  );
}

/** The numbers that the text must give, each with its source; none is invented. */
export function StatisticSection({ brief, brands, change, onOpen }: SectionProps) {
  const intl = useIntl();
  const { statistics, prompt_ids: promptIds } = brief;
  const title = intl.formatMessage({ id: 'brief.numbers' });
  const edit = (entry: BriefStatistic, changes: Partial<BriefStatistic>): void => {
    change({ statistics: statistics.map((one) => (one === entry ? { ...one, ...changes } : one)) });
  };
  const openExample = ({ brand_id: brand, answer_id: answer }: NonNullable<BriefStatistic['example']>): void => {
    onOpen({ brand_id: brand, mention: 'named', prompt_ids: promptIds.join(',') }, answer);
  };
  return (
    <Panel title={title} subtitle={intl.formatMessage({ id: 'brief.numbers.about' })}>
      {statistics.length === 0 && (
        <p className={styles['none']}>
          <FormattedMessage id="brief.numbers.none" />
        </p>
      )}
      <EntryList
        label={title}
        entries={statistics}
        keyOf={({ id }) => id}
        nameOf={({ statement }) => statement}
        isOn={({ on }) => on}
        onToggle={(entry, on) => {
          edit(entry, { on });
        }}
        canRemove={({ id }) => id.startsWith('own-')}
        onChange={(next) => {
          change({ statistics: [...next] });
        }}
      >
        {(entry) => (
          <>
            <StatisticFields
              entry={entry}
              onEdit={(changes) => {
                edit(entry, changes);
              }}
            />
            <span className={styles['meta']}>
              {entry.source_url === null && (
                <Tag minimal intent="warning">
                  {intl.formatMessage({ id: 'brief.noSource' })}
                </Tag>
              )}
              {entry.fact_id !== null && <span>{intl.formatMessage({ id: 'brief.numbers.fromLedger' })}</span>}
              {entry.example !== null && (
                <button
                  type="button"
                  className={styles['figure']}
                  onClick={() => {
                    if (entry.example !== null) openExample(entry.example);
                  }}
                >
                  {intl.formatMessage(
                    { id: 'brief.numbers.example' },
                    {
                      brand: brands.find(({ id }) => id === entry.example?.brand_id)?.name ?? entry.example.brand_id,
                      quote: entry.example.quote,
                    },
                  )}
                </button>
              )}
            </span>
          </>
        )}
      </EntryList>
      <AddEntry
        keepAs={`${brief.id}.statistics`}
        label={intl.formatMessage({ id: 'brief.numbers.own' })}
        onAdd={(statement) => {
          const open = { source_url: null, fact_id: null, example: null, on: true };
          change({ statistics: [...statistics, { id: freeId(statistics), statement, ...open }] });
        }}
      />
    </Panel>
  );
}
