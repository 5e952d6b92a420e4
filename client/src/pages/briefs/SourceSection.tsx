import { Tag } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BriefSource } from '#client/api/briefSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { ExternalLink } from '#client/components/answers/ExternalLink.tsx';
import { MeasureCell } from '#client/components/figures/MeasureCell.tsx';
import { Panel } from '#client/components/figures/Panel.tsx';
import { isFullWebAddress } from '#client/lib/webAddresses.ts';
import { AddEntry } from './AddEntry.tsx';
import { EntryList } from './EntryList.tsx';
import { freeId } from './moveEntry.ts';
import type { SectionProps } from './sectionProps.ts';
import styles from './Section.module.scss';

const nameOf = ({ title, url, host }: BriefSource): string => title ?? url ?? host;

/** The pages and hosts that the answers cite. */
export function SourceSection({ brief, change, onOpen }: SectionProps) {
  const intl = useIntl();
  const { sources, prompt_ids: promptIds } = brief;
  const title = intl.formatMessage({ id: 'brief.sources' });
  const noData = intl.formatMessage({ id: 'figures.noData.citation_rate' });
  const selectionOf = ({ url, host }: BriefSource): AnswerSelection => {
    const place = url === null ? { url_prefix: `https://${host}/` } : { url };
    return { ...place, prompt_ids: promptIds.join(',') };
  };
  return (
    <Panel title={title} subtitle={intl.formatMessage({ id: 'brief.sources.about' })}>
      {sources.length === 0 && (
        <p className={styles['none']}>
          <FormattedMessage id="brief.sources.none" />
        </p>
      )}
      <EntryList
        label={title}
        entries={sources}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        isOn={({ on }) => on}
        onToggle={(entry, on) => {
          change({ sources: sources.map((one) => (one === entry ? { ...one, on } : one)) });
        }}
        canRemove={({ id }) => id.startsWith('own-')}
        onChange={(next) => {
          change({ sources: [...next] });
        }}
      >
        {(source) => (
          <span className={styles['lead']}>
            <span className={styles['address']}>
              {source.url === null ? source.host : <ExternalLink url={source.url}>{nameOf(source)}</ExternalLink>}
              <span className={styles['meta']}>
                <Tag minimal>
                  {source.type === 'unknown'
                    ? intl.formatMessage({ id: 'brief.origin.unknown' })
                    : intl.formatMessage({ id: `figures.sourceType.${source.type}` })}
                </Tag>
                <span>{source.url === null ? intl.formatMessage({ id: 'brief.sources.wholeHost' }) : source.host}</span>
              </span>
            </span>
            {!source.id.startsWith('own-') && (
              <MeasureCell
                name={nameOf(source)}
                like="citation_rate"
                measure={source.share}
                noData={noData}
                onOpen={() => {
                  onOpen(selectionOf(source));
                }}
              />
            )}
          </span>
        )}
      </EntryList>
      <AddEntry
        keepAs={`${brief.id}.sources`}
        label={intl.formatMessage({ id: 'brief.sources.own' })}
        problemOf={(text) => (isFullWebAddress(text) ? null : intl.formatMessage({ id: 'brief.badAddress' }))}
        onAdd={(url) => {
          const { hostname } = new URL(url);
          const nothing = { title: null, type: 'other' as const, answers: 0, share: null, on: true };
          change({ sources: [...sources, { id: freeId(sources), host: hostname, url, ...nothing }] });
        }}
      />
    </Panel>
  );
}
