import { lazy, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLatest } from '#client/hooks/useLatest.ts';
import { ChartPanel } from '../ChartPanel.tsx';
import { buildFlowOptions } from './buildFlowOptions.ts';
import type { FlowData, FlowSelect } from './FlowData.ts';
import { flowSummary, flowTable } from './flowWords.ts';
import { largestOfFlow } from './largestOfFlow.ts';
import heights from '../chartHeight.module.scss';

// The sankey module is loaded only here; it registers itself with Highcharts.
const FlowDrawing = lazy(async () => {
  const [{ Chart }] = await Promise.all([import('../Chart.tsx'), import('highcharts/esm/modules/sankey.js')]);
  return { default: Chart };
});

interface FlowChartProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly data: FlowData;
  readonly onSelect: FlowSelect;
  readonly className?: string | undefined;
}

/** A flow from step to step, as bands whose width is their count. The table has all paths, of which there may be thousands. */
export function FlowChart({ title, subtitle, data, onSelect, className }: FlowChartProps) {
  const intl = useIntl();
  const handleSelect = useLatest(onSelect);
  const drawn = useMemo(
    () => largestOfFlow(data, (count) => intl.formatMessage({ id: 'reportCharts.rest' }, { count })),
    [data, intl],
  );
  const summary = useMemo(() => flowSummary(data, intl), [data, intl]);
  const table = useMemo(() => flowTable(data, intl, handleSelect), [data, intl, handleSelect]);
  return (
    <ChartPanel
      title={title}
      subtitle={subtitle}
      summary={summary}
      buildOptions={(theme) => buildFlowOptions(drawn, theme, intl, handleSelect)}
      table={table}
      className={[heights['chart'], className].filter(Boolean).join(' ')}
      drawing={FlowDrawing}
    />
  );
}
