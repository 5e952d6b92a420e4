import { useIntl } from 'react-intl';
import type { TopicDetail } from '#client/api/detailSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { formatTick } from '#client/components/chart/axes/axisLabels.ts';
import { niceTicks } from '#client/components/chart/axes/niceTicks.ts';
import { ChangeText } from '#client/components/figures/ChangeText.tsx';
import { formatCount, formatInterval, percentParts } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { ShowAll } from '#client/components/figures/ShowAll.tsx';
import { useFirstRows } from '#client/components/figures/useFirstRows.ts';
import { Whisker } from '#client/components/figures/Whisker.tsx';
import { isThin } from '#client/lib/thinData.ts';
import styles from './PlatformPanel.module.scss';

interface PlatformPanelProps {
  readonly report: TopicDetail;
  readonly ownId: string;
  readonly className?: string | undefined;
  readonly onOpen: (selection: AnswerSelection) => void;
}

interface PlatformRowProps {
  readonly figure: TopicDetail['platform_figures'][number];
  readonly name: string;
  readonly end: number;
  readonly onOpen: () => void;
}

function PlatformRow({ figure: { visibility, change }, name, end, onOpen }: PlatformRowProps) {
  const intl = useIntl();
  if (visibility === null) {
    const why = intl.formatMessage({ id: 'topicDetails.platforms.none' }, { platform: name });
    return (
      <li className={styles['row']}>
        <span className={styles['name']}>{name}</span>
        <span />
        <span className={styles['value']} role="img" aria-label={why} title={why}>
          –
        </span>
      </li>
    );
  }
  const { digits, unit } = percentParts(intl, visibility.value);
  const thin = isThin(visibility);
  const about = intl.formatMessage(
    { id: 'topicDetails.platforms.about' },
    {
      platform: name,
      value: `${digits}${unit}`,
      interval: formatInterval(intl, 'visibility', visibility.low, visibility.high),
      n: formatCount(intl, visibility.n),
    },
  );
  return (
    <li className={styles['row']}>
      <button type="button" className={styles['name']} title={name} onClick={onOpen}>
        {name}
      </button>
      {thin && <span className={styles['few']}>{intl.formatMessage({ id: 'figures.thin' })}</span>}
      {!thin && (change === null ? <span /> : <ChangeText measureId="visibility" change={change} />)}
      <span className={`${styles['value'] ?? ''} ${thin ? (styles['thin'] ?? '') : ''}`}>
        {digits}
        <span className={styles['unit']}>{unit}</span>
      </span>
      <span className={styles['whisker']}>
        <Whisker measure={visibility} end={end} thin={thin} label={about} />
      </span>
    </li>
  );
}

/** Rows shown first. */
const FIRST_ROWS = 20;

/** Visibility of the own brand on each platform, with intervals on a shared axis, highest first. */
export function PlatformPanel({ report, ownId, className, onOpen }: PlatformPanelProps) {
  const intl = useIntl();
  const { platforms, platform_figures: figures } = report;
  const ordered = figures.toSorted((a, b) => (b.visibility?.value ?? -1) - (a.visibility?.value ?? -1));
  const { shown, more } = useFirstRows(ordered, FIRST_ROWS);
  const names = new Map(platforms.map(({ id, name }) => [id, name]));
  const end = niceTicks(Math.max(0, ...figures.map(({ visibility }) => visibility?.high ?? 0))).at(-1) ?? 1;
  return (
    <Panel
      className={className}
      title={intl.formatMessage({ id: 'topicDetails.platforms' })}
      subtitle={intl.formatMessage({ id: 'topicDetails.scale' }, { end: formatTick(intl, end) })}
    >
      <ol className={styles['list']}>
        {shown.map((figure) => (
          <PlatformRow
            key={figure.platform_id}
            figure={figure}
            name={names.get(figure.platform_id) ?? figure.platform_id}
            end={end}
            onOpen={() => {
              onOpen({ platform_id: figure.platform_id, brand_id: ownId, mention: 'named' });
            }}
          />
        ))}
        {more && (
          <li>
            <ShowAll {...more} />
          </li>
        )}
      </ol>
    </Panel>
  );
}
