import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { DomainDetail } from '#client/api/detailSchemas.ts';
import { ExternalLink } from '#client/components/answers/ExternalLink.tsx';
import { formatCount } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { formatDays } from '#client/components/filters/formatDays.ts';
import { paths } from '#client/lib/paths.ts';
import styles from './ReplacedPanel.module.scss';

interface ReplacedPanelProps {
  readonly report: DomainDetail;
}

interface ReplacedPageProps {
  readonly page: DomainDetail['replaced'][number];
  /** The domain of the page, which is not linked to itself. */
  readonly domain: string;
}

function ReplacedPage({ page, domain }: ReplacedPageProps) {
  const intl = useIntl();
  return (
    <li className={styles['item']}>
      <div className={styles['lost']}>
        <ExternalLink url={page.url}>{page.title === '' ? page.url : page.title}</ExternalLink>
        <span className={styles['address']}>{page.url}</span>
        <span className={styles['note']}>
          {intl.formatMessage(
            { id: 'domainDetails.replaced.prompts' },
            { count: page.prompts, prompts: formatCount(intl, page.prompts) },
          )}
        </span>
      </div>
      {page.by.length === 0 ? (
        <p className={styles['note']}>{intl.formatMessage({ id: 'domainDetails.replaced.byNothing' })}</p>
      ) : (
        <ol className={styles['by']} aria-label={intl.formatMessage({ id: 'domainDetails.replaced.by' })}>
          {page.by.map((other) => (
            <li key={other.url}>
              <ExternalLink url={other.url}>{other.title === '' ? other.url : other.title}</ExternalLink>
              <span className={styles['note']}>
                {other.domain === domain ? (
                  other.domain
                ) : (
                  <Link to={paths.subdomainDetails.href({ domain: other.domain, breadcrumb: other.domain })}>
                    {other.domain}
                  </Link>
                )}
                {' · '}
                {intl.formatMessage(
                  { id: 'domainDetails.replaced.answers' },
                  { count: other.answers, answers: formatCount(intl, other.answers) },
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

/** Own pages that were cited before and are not now, with the pages now cited in the same prompts. */
export function ReplacedPanel({ report }: ReplacedPanelProps) {
  const intl = useIntl();
  const { replaced, scope, domain } = report;
  return (
    <Panel
      title={intl.formatMessage({ id: 'domainDetails.replaced' })}
      subtitle={intl.formatMessage(
        { id: 'domainDetails.replaced.about' },
        { days: formatDays(intl, scope.previous_start_time, scope.previous_end_time) },
      )}
    >
      {replaced.length === 0 ? (
        <p className={styles['note']}>{intl.formatMessage({ id: 'domainDetails.replaced.none' })}</p>
      ) : (
        <ul className={styles['list']}>
          <li className={styles['heads']} aria-hidden="true">
            <span>{intl.formatMessage({ id: 'domainDetails.replaced.lost' })}</span>
            <span>{intl.formatMessage({ id: 'domainDetails.replaced.by' })}</span>
          </li>
          {replaced.map((page) => (
            <ReplacedPage key={page.url} page={page} domain={domain} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
