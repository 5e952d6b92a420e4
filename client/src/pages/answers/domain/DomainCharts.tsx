import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { DomainDetail } from '#client/api/detailSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { FlowChart } from '#client/components/chart/flow/FlowChart.tsx';
import { ShareAreaChart } from '#client/components/chart/share/ShareAreaChart.tsx';
import { flowDataOf, flowSelection, shareSelection } from './domainChartData.ts';
import styles from './DomainContent.module.scss';

interface DomainChartsProps {
  readonly report: DomainDetail;
  readonly onOpen: (selection: AnswerSelection) => void;
}

/** When the domain was cited, and on which topics and platforms. */
export function DomainCharts({ report, onOpen }: DomainChartsProps) {
  const intl = useIntl();
  const flow = useMemo(() => flowDataOf(intl, report), [intl, report]);
  const openIfAny = (selection: AnswerSelection | null): void => {
    if (selection !== null) onOpen(selection);
  };
  return (
    <>
      <ShareAreaChart
        className={styles['shares']}
        title={intl.formatMessage({ id: 'domainDetails.shares' })}
        subtitle={intl.formatMessage({ id: 'domainDetails.shares.about' })}
        data={report.hosts_over_time}
        onSelect={(host, index) => {
          openIfAny(shareSelection(report, host, index));
        }}
      />
      <FlowChart
        className={styles['flow']}
        title={intl.formatMessage({ id: 'domainDetails.flow' })}
        subtitle={intl.formatMessage({ id: 'domainDetails.flow.about' })}
        data={flow}
        onSelect={(picked) => {
          openIfAny(flowSelection(report.domain, picked));
        }}
      />
    </>
  );
}
