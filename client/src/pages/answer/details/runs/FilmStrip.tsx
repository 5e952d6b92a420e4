import { useEffect, useRef } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Run } from '../../../../api/detailSchemas.ts';
import { formatCount, formatDay } from '../../../../components/figures/formats.ts';
import { describeRun } from './describeRun.ts';
import styles from './FilmStrip.module.scss';
import { runBeside, stateOf } from './filmStrip.ts';
import type { FilmStrip as Strip, StripRow } from './filmStrip.ts';
import { RunSquare } from './RunSquare.tsx';
import { stripLayout } from './stripLayout.ts';

interface FilmStripProps {
  readonly strip: Strip;
  readonly ownId: string;
  /** The run that arrow keys move from; null: none of these. */
  readonly currentId: string | null;
  /** Letters on the two runs of a comparison, by answer. */
  readonly letters: ReadonlyMap<string, string>;
  /** `replace` while the keys move on from run to run, which is no step worth going back to. */
  readonly onSelect: (id: string, options: { readonly replace: boolean }) => void;
}

interface RowProps extends Omit<FilmStripProps, 'onSelect'> {
  readonly row: StripRow;
  readonly style: CSSProperties;
  readonly columns: readonly number[];
  readonly stop: string | undefined;
  readonly onSelect: (id: string) => void;
}

const MOVES = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
} as const;
const isMove = (key: string): key is keyof typeof MOVES => Object.hasOwn(MOVES, key);

function FilmRow({ row, style, columns, strip, ownId, currentId, letters, stop, onSelect }: RowProps) {
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
      {row.squares.map(({ run, column }) => {
        const id = run.answer_id;
        const letter = letters.get(id);
        const chosen = letter !== undefined || id === currentId;
        const label = describeRun(intl, run, platforms, ownId);
        return (
          <div
            key={id}
            role="gridcell"
            aria-selected={chosen}
            className={styles['cell']}
            style={{ gridColumn: columns[column - 1] }}
          >
            <button
              type="button"
              data-run={id}
              tabIndex={id === stop ? 0 : -1}
              className={`${styles['button'] ?? ''} ${chosen ? (styles['chosen'] ?? '') : ''}`}
              aria-label={letter === undefined ? label : `${letter} ${label}`}
              title={label}
              onClick={() => {
                onSelect(id);
              }}
            >
              <RunSquare state={stateOf(run, ownId)} />
              {letter !== undefined && (
                <span className={styles['letter']} aria-hidden="true">
                  {letter}
                </span>
              )}
            </button>
          </div>
        );
      })}
    </div>
  );
}

/** Every run of the prompt, a row a platform, days side by side; one stop of the Tab key, arrow keys within. */
export function FilmStrip(props: FilmStripProps) {
  const { strip, currentId, onSelect } = props;
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const layout = stripLayout(strip.days);
  const row = { gridTemplateColumns: layout.template };
  const known = strip.rows.some(({ squares }) => squares.some(({ run }) => run.answer_id === currentId));
  const stop = known && currentId !== null ? currentId : strip.rows[0]?.squares.at(-1)?.run.answer_id;

  useEffect(() => {
    const frame = box.current;
    const square = frame?.querySelector<HTMLElement>(`[data-run="${CSS.escape(stop ?? '')}"]`);
    if (frame === null || square === null || square === undefined) return;
    // Not scrollIntoView: that would move the page as well, and the names of the platforms cover the left edge.
    const [from, to] = [square.offsetLeft - layout.headWidth - layout.gap, square.offsetLeft + square.offsetWidth];
    if (from < frame.scrollLeft) frame.scrollLeft = from;
    else if (to > frame.scrollLeft + frame.clientWidth) frame.scrollLeft = to - frame.clientWidth + layout.gap;
  }, [stop, layout.headWidth, layout.gap]);

  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (!isMove(event.key) || event.ctrlKey || event.metaKey || event.altKey || stop === undefined) return;
    // The page's own arrow keys do not move a second time.
    event.preventDefault();
    event.stopPropagation();
    const target: Run | null = runBeside(strip, stop, MOVES[event.key]);
    if (target === null) return;
    box.current
      ?.querySelector<HTMLElement>(`[data-run="${CSS.escape(target.answer_id)}"]`)
      ?.focus({ preventScroll: true });
    onSelect(target.answer_id, { replace: true });
  };

  return (
    <div ref={box} className={styles['scroll']}>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={intl.formatMessage({ id: 'promptDetails.strip' })}
        className={styles['strip']}
        onKeyDown={handleKey}
      >
        {/* Every square says its day itself. */}
        <div className={`${styles['row'] ?? ''} ${styles['days'] ?? ''}`} style={row} aria-hidden="true">
          {strip.days.map(({ date, column }, index) => (
            <span key={date} className={styles['day']} style={{ gridColumn: layout.columns[column - 1] }}>
              {layout.labelled[index] === true ? formatDay(intl, date) : ''}
            </span>
          ))}
        </div>
        {strip.rows.map((one) => (
          <FilmRow
            key={one.platform.id}
            {...props}
            row={one}
            style={row}
            columns={layout.columns}
            stop={stop}
            onSelect={(id) => {
              onSelect(id, { replace: false });
            }}
          />
        ))}
      </div>
    </div>
  );
}
