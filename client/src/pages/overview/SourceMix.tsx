import { useIntl } from 'react-intl';
import type { Measure } from '#client/api/measureSchemas.ts';
import type { Overview } from '#client/api/overviewSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { formatCount, formatInterval, formatPercent } from '#client/components/figures/formats.ts';
import { HostText } from '#client/components/figures/HostText.tsx';
import { Panel } from '#client/components/figures/Panel.tsx';
import styles from './SourceMix.module.scss';

const MAX_DOMAINS = 9;

interface SourceMixProps {
  readonly sources: Overview['sources'];
  readonly className?: string | undefined;
  readonly onOpen: (selection: AnswerSelection) => void;
}

interface ShareRowProps {
  readonly name: string;
  readonly own: boolean;
  readonly share: Measure;
  readonly citations: number;
  /** Longest bar of the list. */
  readonly most: number;
  readonly onOpen: () => void;
}

function ShareRow({ name, own, share, citations, most, onOpen }: ShareRowProps) {
  const intl = useIntl();
  const about = intl.formatMessage(
    { id: 'overview.sources.about' },
    {
      name,
      citations: formatCount(intl, citations),
      interval: formatInterval(intl, 'citation_rate', share.low, share.high),
    },
  );
  return (
    <button type="button" className={styles['row']} title={about} onClick={onOpen}>
      <span className={styles['name']}>
        <HostText name={name} />
      </span>
      <span className={styles['track']} aria-hidden="true">
        <span
          className={`${styles['bar'] ?? ''} ${own ? (styles['ownBar'] ?? '') : ''}`}
          style={{ width: `${String((share.value / most) * 100)}%` }}
        />
      </span>
      <span className={styles['share']}>{formatPercent(intl, share.value)}</span>
    </button>
  );
}

/** The source types that engines cite, and the most cited domains. */
export function SourceMix({ sources, className, onOpen }: SourceMixProps) {
  const intl = useIntl();
  const { types, domains, citations, answers_not_captured: notCaptured } = sources;
  const shownDomains = domains.slice(0, MAX_DOMAINS);
  const mostOf = (list: readonly { readonly share: Measure }[]): number =>
    Math.max(...list.map(({ share }) => share.value), Number.MIN_VALUE);
  return (
    <Panel
      className={className}
      title={intl.formatMessage({ id: 'overview.sources' })}
      subtitle={
        citations > 0
          ? intl.formatMessage(
              { id: 'overview.sources.count' },
              {
                citations: formatCount(intl, citations),
                answers: formatCount(intl, sources.answers_with_citations),
              },
            )
          : undefined
      }
    >
      {types.length > 0 && (
        <div className={styles['columns']}>
          <div>
            <h3 className={styles['heading']}>{intl.formatMessage({ id: 'overview.sources.types' })}</h3>
            <ul className={styles['list']}>
              {types.map(({ type, citations: count, share }) => (
                <li key={type}>
                  <ShareRow
                    name={intl.formatMessage({ id: `figures.sourceType.${type}` })}
                    own={type === 'own'}
                    share={share}
                    citations={count}
                    most={mostOf(types)}
                    onOpen={() => {
                      onOpen({ source_type: type });
                    }}
                  />
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className={styles['heading']}>{intl.formatMessage({ id: 'overview.sources.domains' })}</h3>
            <ul className={styles['list']}>
              {shownDomains.map(({ domain, type, citations: count, share }) => (
                <li key={domain}>
                  <ShareRow
                    name={domain}
                    own={type === 'own'}
                    share={share}
                    citations={count}
                    most={mostOf(shownDomains)}
                    onOpen={() => {
                      onOpen({ domain });
                    }}
                  />
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {/* Answers without captured citations may cite sources. */}
      {citations === 0 && notCaptured === 0 && (
        <p className={styles['note']}>{intl.formatMessage({ id: 'overview.sources.none' })}</p>
      )}
      {notCaptured > 0 && (
        <p className={styles['note']}>
          {intl.formatMessage(
            { id: 'overview.sources.notCaptured' },
            { count: notCaptured, answers: formatCount(intl, notCaptured) },
          )}
        </p>
      )}
    </Panel>
  );
}
