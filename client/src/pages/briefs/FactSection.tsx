import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ExternalLink } from '#client/components/answers/ExternalLink.tsx';
import { Panel } from '#client/components/figures/Panel.tsx';
import { paths } from '#client/lib/paths.ts';
import { EntryList } from './EntryList.tsx';
import type { SectionProps } from './sectionProps.ts';
import styles from './Section.module.scss';

/** Facts of the fact sheet that the text must state correctly. */
export function FactSection({ brief, change }: SectionProps) {
  const intl = useIntl();
  const { facts } = brief;
  const title = intl.formatMessage({ id: 'brief.facts' });
  return (
    <Panel
      title={title}
      subtitle={intl.formatMessage({ id: 'brief.facts.about' })}
      actions={
        <Link to={paths.brandIndex.href({ tab: 'facts' })}>
          <FormattedMessage id="brief.facts.ledger" />
        </Link>
      }
    >
      {facts.length === 0 && (
        <p className={styles['none']}>
          <FormattedMessage id="brief.facts.none" />
        </p>
      )}
      <EntryList
        label={title}
        entries={facts}
        keyOf={({ fact_id: id }) => id}
        nameOf={({ statement }) => statement}
        isOn={({ on }) => on}
        onToggle={(entry, on) => {
          change({ facts: facts.map((one) => (one === entry ? { ...one, on } : one)) });
        }}
        canRemove={() => false}
        onChange={(next) => {
          change({ facts: [...next] });
        }}
      >
        {({ statement, value, source }) => (
          <>
            <span>{statement}</span>
            <span className={styles['meta']}>
              <span>{value}</span>
              {source === null ? (
                <span className={styles['missing']}>{intl.formatMessage({ id: 'brief.noSource' })}</span>
              ) : (
                <ExternalLink url={source}>{source}</ExternalLink>
              )}
            </span>
          </>
        )}
      </EntryList>
    </Panel>
  );
}
