import { useIntl } from 'react-intl';
import type { UserInsightDetail } from '#client/api/userInsightSchemas.ts';
import { brandClass } from '#client/components/figures/brandColor.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { VisuallyHidden } from '#client/components/figures/VisuallyHidden.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { contrastCsv } from './contrastCsv.ts';
import { ContrastTable } from './ContrastTable.tsx';
import type { ContrastRow } from './ContrastTable.tsx';
import { groupName } from './groupName.ts';
import type { DetailPartProps } from './useInsightDetailPage.ts';
import styles from './BrandContrast.module.scss';

type Figure = UserInsightDetail['brand_figures'][number];

interface BrandHeadProps {
  readonly figure: Figure;
  readonly name: string;
}

function BrandHead({ figure: { rank, tied }, name }: BrandHeadProps) {
  const intl = useIntl();
  return (
    <>
      <span className={styles['rank']}>
        {rank}
        {tied && <VisuallyHidden>{intl.formatMessage({ id: 'reportDetails.tied' })}</VisuallyHidden>}
      </span>
      <span className={styles['dot']} aria-hidden="true" />
      {name}
    </>
  );
}

/** The leading brands here, and whether they lead more than elsewhere. */
export function BrandContrast({ report, className, onOpen }: DetailPartProps) {
  const intl = useIntl();
  const { brands } = report;
  const title = intl.formatMessage({ id: 'reportDetails.brands' });
  const headTitle = intl.formatMessage({ id: 'reportDetails.brand' });
  const rows = report.brand_figures.map((figure): ContrastRow => {
    const brand = brands.find(({ id }) => id === figure.brand_id);
    const name = brand?.name ?? figure.brand_id;
    const selection = { brand_id: figure.brand_id, mention: 'named' } as const;
    return {
      id: figure.brand_id,
      name,
      head: <BrandHead figure={figure} name={name} />,
      here: figure.here,
      rest: figure.rest,
      change: figure.change,
      className: `${brandClass(brand)} ${brand?.own === true ? (styles['own'] ?? '') : ''}`,
      onOpenHere: () => {
        onOpen(selection);
      },
      onOpenRest: () => {
        onOpen({ ...selection, outside: '1' });
      },
    };
  });
  return (
    <Panel
      className={className}
      title={title}
      subtitle={intl.formatMessage({ id: 'reportDetails.brands.about' })}
      actions={
        <CsvButton name={`${title} ${groupName(intl, report)}`} file={() => contrastCsv(intl, headTitle, rows)} />
      }
    >
      <ContrastTable title={title} headTitle={headTitle} like="visibility" rows={rows} />
    </Panel>
  );
}
