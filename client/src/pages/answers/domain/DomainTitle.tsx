import { useIntl } from 'react-intl';
import type { DomainDetail } from '#client/api/detailSchemas.ts';
import { brandClass } from '#client/components/figures/brandColor.ts';
import { SourceTypeTag } from '#client/components/sources/SourceTypeTag.tsx';
import styles from './DomainPage.module.scss';

interface DomainTitleProps {
  /** The domain in the address, until the report is loaded. */
  readonly domain: string;
  readonly report: DomainDetail | undefined;
}

/** The domain, its source type, and its owner if a tracked brand owns it. */
export function DomainTitle({ domain, report }: DomainTitleProps) {
  const intl = useIntl();
  const owner = report?.brands.find(({ id }) => id === report.brand_id);
  return (
    <span className={styles['title']}>
      <span className={styles['domain']}>{report?.domain ?? domain}</span>
      {report !== undefined && <SourceTypeTag domain={report.domain} type={report.type} isGiven={report.type_given} />}
      {owner !== undefined && (
        <span className={`${styles['owner'] ?? ''} ${brandClass(owner)}`}>
          <span className={styles['dot']} aria-hidden="true" />
          {intl.formatMessage({ id: 'domainDetails.owner' }, { brand: owner.name })}
        </span>
      )}
    </span>
  );
}
