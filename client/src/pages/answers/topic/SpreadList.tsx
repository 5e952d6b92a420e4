import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { formatTick } from '#client/components/chart/axes/axisLabels.ts';
import { niceTicks } from '#client/components/chart/axes/niceTicks.ts';
import { ChangeText } from '#client/components/figures/ChangeText.tsx';
import { formatCount, formatInterval, formatPercent, percentParts } from '#client/components/figures/formats.ts';
import { Whisker } from '#client/components/figures/Whisker.tsx';
import { PromptFlags } from '#client/components/prompts/PromptFlags.tsx';
import { PromptStatusTag } from '#client/components/prompts/PromptStatusTag.tsx';
import { ScrollBox } from '#client/components/table/ScrollBox.tsx';
import { ForeignText } from '#client/components/ui/ForeignText.tsx';
import { paths } from '#client/lib/paths.ts';
import type { PromptSpread, SpreadRow } from './promptSpread.ts';
import styles from './SpreadPanel.module.scss';

interface SpreadListProps {
  readonly spread: PromptSpread;
  /** The topic's visibility. */
  readonly average: number | null;
  readonly label: string;
  /** Sort controls in the header, next to the axis. */
  readonly tools: ReactNode;
  /** Opens the answers to a prompt that mention the own brand. */
  readonly onOpen: (promptId: string) => void;
}

interface PromptLineProps {
  readonly row: SpreadRow;
  readonly end: number;
  readonly average: number | null;
  readonly onOpen: () => void;
}

function PromptLine({ row: { prompt, measure, thin, before }, end, average, onOpen }: PromptLineProps) {
  const intl = useIntl();
  const { digits, unit } = percentParts(intl, measure.value);
  const about = intl.formatMessage(
    { id: before === null ? 'topicDetails.spread.about' : 'topicDetails.spread.aboutMoved' },
    {
      value: `${digits}${unit}`,
      interval: formatInterval(intl, 'visibility', measure.low, measure.high),
      n: formatCount(intl, measure.n),
      before: before === null ? '' : formatPercent(intl, before),
    },
  );
  const name = intl.formatMessage({ id: 'topicDetails.spread.visibilityOf' }, { prompt: prompt.text });
  return (
    <li className={styles['row']}>
      <span className={styles['asked']}>
        <Link
          className={styles['prompt']}
          to={paths.promptsDetails.href({ id: prompt.id, breadcrumb: prompt.text })}
          title={prompt.text}
        >
          <ForeignText>{prompt.text}</ForeignText>
        </Link>
        <span className={styles['marks']}>
          <PromptStatusTag status={prompt.status} answers={measure.n} />
          <PromptFlags prompt={prompt} />
        </span>
      </span>
      <span className={styles['whisker']}>
        <Whisker measure={measure} end={end} before={before} average={average} thin={thin} label={about} />
      </span>
      <button
        type="button"
        className={`${styles['value'] ?? ''} ${thin ? (styles['thin'] ?? '') : ''}`}
        aria-label={intl.formatMessage({ id: 'figures.openAnswersOf' }, { name, value: `${digits}${unit}` })}
        onClick={onOpen}
      >
        {digits}
        <span className={styles['unit']}>{unit}</span>
      </button>
      <span className={styles['change']}>
        {thin && <span className={styles['few']}>{intl.formatMessage({ id: 'figures.thin' })}</span>}
        {!thin && prompt.change !== null && <ChangeText measureId="visibility" change={prompt.change} />}
      </span>
    </li>
  );
}

/** One line per prompt on a shared axis that stays visible. */
export function SpreadList({ spread, average, label, tools, onOpen }: SpreadListProps) {
  const intl = useIntl();
  const ticks = niceTicks(spread.end);
  return (
    <ScrollBox label={label} className={styles['scroll']}>
      <div className={styles['axis']}>
        <span className={styles['tools']}>{tools}</span>
        <span className={styles['ticks']} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} style={{ left: `${(tick / spread.end) * 100}%` }}>
              {formatTick(intl, tick, ticks[1])}
            </span>
          ))}
        </span>
      </div>
      <ol className={styles['list']}>
        {spread.rows.map((row) => (
          <PromptLine
            key={row.prompt.id}
            row={row}
            end={spread.end}
            average={average}
            onOpen={() => {
              onOpen(row.prompt.id);
            }}
          />
        ))}
      </ol>
    </ScrollBox>
  );
}
