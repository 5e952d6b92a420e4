import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { AnswerIndex } from '#client/api/answerIndexSchemas.ts';
import { demandBandSchema } from '#client/api/promptSchemas.ts';
import { ScatterChart } from '#client/components/chart/scatter/ScatterChart.tsx';
import { formatCount } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { paths } from '#client/lib/paths.ts';
import styles from './DemandPanel.module.scss';

interface DemandPanelProps {
  readonly report: Pick<AnswerIndex, 'demand'>;
}

const BANDS = demandBandSchema.options;

/** Prompts by demand and visibility of the own brand: high demand with low visibility needs work. */
export function DemandPanel({ report: { demand } }: DemandPanelProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const title = intl.formatMessage({ id: 'answerIndex.demand' });
  const { points, unknown } = demand;
  if (points.length === 0) {
    return (
      <Panel title={title}>
        <p className={styles['none']}>
          {intl.formatMessage(
            { id: 'answerIndex.demand.unknown' },
            { count: unknown, prompts: formatCount(intl, unknown) },
          )}
        </p>
      </Panel>
    );
  }
  return (
    <ScatterChart
      className={styles['chart']}
      title={title}
      subtitle={intl.formatMessage(
        { id: 'answerIndex.demand.about' },
        { unknown, unknownText: formatCount(intl, unknown) },
      )}
      data={{
        xTitle: intl.formatMessage({ id: 'answerIndex.column.demand' }),
        yTitle: intl.formatMessage({ id: 'figures.measure.visibility' }),
        categories: BANDS.map((band) => intl.formatMessage({ id: `answerIndex.demand.${band}` })),
        points: points.map((point) => ({
          id: point.prompt_id,
          name: point.prompt_text,
          category: BANDS.indexOf(point.demand.band),
          measure: point.visibility,
        })),
      }}
      onOpen={(id) => {
        const text = points.find((point) => point.prompt_id === id)?.prompt_text;
        void navigate(paths.promptsDetails.href({ id, breadcrumb: text }));
      }}
    />
  );
}
