import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { formatCount } from '#client/components/figures/formats.ts';
import { describeRun } from './describeRun.ts';
import { stateOf } from './filmStrip.ts';
import type { FilmStrip, StripRow } from './filmStrip.ts';
import { RunCell } from './RunCell.tsx';
import styles from './FilmStrip.module.scss';

interface FilmRowProps {
  readonly row: StripRow;
  readonly strip: FilmStrip;
  readonly ownId: string;
  readonly currentId: string | null;
  readonly letters: ReadonlyMap<string, string>;
  /** The run in the tab order (roving tabindex). */
  readonly stop: string | undefined;
  readonly style: CSSProperties;
  readonly onSelect: (id: string) => void;
}

/** The runs of one platform: its name, how often it mentions the own brand, one square per run. */
export function FilmRow({ row, style, strip, ownId, currentId, letters, stop, onSelect }: FilmRowProps) {
  const intl = useIntl();
  const { platform, named, answers } = row;
  const counts = { named: formatCount(intl, named), answers: formatCount(intl, answers) };
  const platforms = strip.rows.map((other) => other.platform);
  return (
    <div role="row" className={styles['row']} style={style}>
      <div role="rowheader" className={styles['head']}>
        <span className={styles['platform']} title={platform.name}>
          {platform.name}
        </span>
        <span className={styles['rate']} title={intl.formatMessage({ id: 'promptDetails.row.about' }, counts)}>
          {intl.formatMessage({ id: 'promptDetails.row' }, counts)}
        </span>
      </div>
      {row.periods.map((squares, index) => (
        <div key={strip.periods[index]?.start} className={styles['period']}>
          {squares.map(({ run, day }, place) => (
            <RunCell
              key={run.answer_id}
              label={describeRun(intl, run, platforms, ownId)}
              state={stateOf(run, ownId)}
              id={run.answer_id}
              letter={letters.get(run.answer_id)}
              chosen={letters.has(run.answer_id) || run.answer_id === currentId}
              stop={run.answer_id === stop}
              newDay={place > 0 && squares[place - 1]?.day !== day}
              onSelect={onSelect}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
