import { lazy } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ChartPanel } from '../ChartPanel.tsx';
import { buildFlowOptions } from './buildFlowOptions.ts';
import type { FlowData, FlowSelect } from './FlowData.ts';
import { flowSummary, flowTable } from './flowWords.ts';
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

/** A flow from step to step, as bands whose width is their count. */
export function FlowChart({ title, subtitle, data, onSelect, className }: FlowChartProps) {
  const intl = useIntl();
  return (
    <ChartPanel
      title={title}
      subtitle={subtitle}
      summary={flowSummary(data, intl)}
      buildOptions={(theme) => buildFlowOptions(data, theme, intl, onSelect)}
      table={flowTable(data, intl, onSelect)}
      className={[heights['chart'], className].filter(Boolean).join(' ')}
      drawing={FlowDrawing}
    />
  );
}
