import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { formatCount } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { paths } from '#client/lib/paths.ts';
import { contrastCsv } from './contrastCsv.ts';
import { ContrastTable } from './ContrastTable.tsx';
import type { ContrastRow } from './ContrastTable.tsx';
import { groupName } from './groupName.ts';
import type { DetailPartProps } from './useInsightDetailPage.ts';
import styles from './SourceContrast.module.scss';

type Source = DetailPartProps['report']['sources'][number];

/** The domains that answers cite here, and whether that is more than elsewhere. */
export function SourceContrast({ report, className, onOpen }: DetailPartProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'reportDetails.sources' });
  const headTitle = intl.formatMessage({ id: 'reportDetails.domain' });
  const typeName = (type: Source['type']): string => intl.formatMessage({ id: `figures.sourceType.${type}` });
  const notCaptured = report.answers_not_captured;
  const rows = report.sources.map(({ domain, type, here, rest, change }): ContrastRow => ({
    id: domain,
    name: domain,
    head: (
      <>
        <Link to={paths.subdomainDetails.href({ domain, breadcrumb: domain })} title={domain}>
          {domain}
        </Link>
        <span className={styles['type']} title={typeName(type)}>
          {typeName(type)}
        </span>
      </>
    ),
    here,
    rest,
    change,
    onOpenHere: () => {
      onOpen({ domain });
    },
    onOpenRest: () => {
      onOpen({ domain, outside: '1' });
    },
  }));
  return (
    <Panel
      className={className}
      title={title}
      subtitle={intl.formatMessage({ id: 'reportDetails.sources.about' })}
      actions={
        <CsvButton name={`${title} ${groupName(intl, report)}`} file={() => contrastCsv(intl, headTitle, rows)} />
      }
    >
      {rows.length > 0 && <ContrastTable title={title} headTitle={headTitle} like="citation_rate" rows={rows} />}
      {rows.length === 0 && notCaptured === 0 && (
        <p className={styles['none']}>{intl.formatMessage({ id: 'reportDetails.sources.none' })}</p>
      )}
      {notCaptured > 0 && (
        <p className={styles['none']}>
          {intl.formatMessage(
            { id: 'reportDetails.sources.notCaptured' },
            { count: notCaptured, answers: formatCount(intl, notCaptured) },
          )}
        </p>
      )}
    </Panel>
  );
}
