import { useIntl } from 'react-intl';
import type { Effect } from '#client/api/publicationSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { TrendChart } from '#client/components/chart/trend/TrendChart.tsx';
import type { TrendData } from '#client/components/chart/trend/TrendData.ts';
import type { FileScope } from '#client/components/table/file/FileScope.ts';
import { onScreen } from '#client/components/ui/onScreen.tsx';
import { machineZone } from '#client/lib/machineZone.ts';
import { armPrompts } from './armSelections.ts';
import { effectSentence } from './effectSentence.ts';

interface EffectChartProps {
  readonly effect: Effect;
  readonly onOpen: (selection: AnswerSelection) => void;
}

function scopeOf({ weeks, change }: Effect): FileScope {
  const [first] = weeks;
  const last = weeks.at(-1);
  return first === undefined || last === undefined
    ? { page: change.title }
    : { page: change.title, start_time: first.start, end_time: last.end, time_zone: machineZone() };
}

/** Weekly visibility of treated prompts and their controls, with a mark where the change went online. */
export function EffectChart({ effect, onOpen }: EffectChartProps) {
  const intl = useIntl();
  const { weeks, change, brand } = effect;
  const first = weeks.findIndex(({ index }) => index >= 0);
  const data: TrendData = {
    unit: 'week',
    dates: weeks.map(({ start }) => start),
    series: [
      {
        brand: { id: 'treated', name: intl.formatMessage({ id: 'improve.treated' }), own: true, order: 0 },
        points: weeks.map(({ treated }) => treated),
      },
      {
        brand: { id: 'control', name: intl.formatMessage({ id: 'improve.control' }), own: false, order: 1 },
        points: weeks.map(({ control }) => control),
      },
    ],
    events:
      first < 0 ? [] : [{ id: change.id, index: first, number: 1, date: change.published_on, title: change.title }],
  };
  return (
    <TrendChart
      title={intl.formatMessage({ id: 'improve.chart' })}
      subtitle={intl.formatMessage({ id: 'improve.chart.about' }, { ...onScreen, brand: brand.name })}
      data={data}
      of={scopeOf(effect)}
      summary={effectSentence(intl, effect)}
      onSelect={(arm, index) => {
        const week = weeks[index];
        if (week === undefined) return;
        onOpen({
          brand_id: brand.id,
          mention: 'named',
          prompt_ids: armPrompts(effect, arm === 'treated' ? 'treated' : 'control').join(','),
          start_time: week.start,
          end_time: week.end,
        });
      }}
    />
  );
}
