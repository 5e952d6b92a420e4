import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Run } from '#client/api/detailSchemas.ts';
import { formatDay } from '#client/components/figures/formats.ts';
import { FilmRow } from './FilmRow.tsx';
import { runBeside } from './filmStrip.ts';
import type { FilmStrip as Strip } from './filmStrip.ts';
import { stripLayout } from './stripLayout.ts';
import styles from './FilmStrip.module.scss';

interface FilmStripProps {
  readonly strip: Strip;
  readonly ownId: string;
  /** The run that arrow keys start from; null: none of these. */
  readonly currentId: string | null;
  /** Letters on the two compared runs, by answer id. */
  readonly letters: ReadonlyMap<string, string>;
  /** `replace` for steps by keyboard, which should not add history entries. */
  readonly onSelect: (id: string, options: { readonly replace: boolean }) => void;
}

const MOVES = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
} as const;
/** Margin kept visible next to the shown run, in pixels. */
const MARGIN = 54;
const isMove = (key: string): key is keyof typeof MOVES => Object.hasOwn(MOVES, key);

/** All runs of the prompt, one row per platform, days aligned; one tab stop, arrow keys move inside. */
export function FilmStrip(props: FilmStripProps) {
  const { strip, currentId, onSelect } = props;
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const layout = stripLayout(strip);
  const row = { gridTemplateColumns: layout.template };
  const stop = currentId ?? strip.rows[0]?.periods.flat().at(-1)?.run.answer_id;

  useEffect(() => {
    const frame = box.current;
    const square = frame?.querySelector<HTMLElement>(`[data-run="${CSS.escape(stop ?? '')}"]`);
    if (frame === null || square === null || square === undefined) return;
    // Not scrollIntoView: it would scroll the page as well, and the platform names cover the left edge.
    const [from, to] = [square.offsetLeft - layout.headWidth - MARGIN, square.offsetLeft + square.offsetWidth];
    if (from < frame.scrollLeft) frame.scrollLeft = from;
    else if (to > frame.scrollLeft + frame.clientWidth) frame.scrollLeft = to - frame.clientWidth + MARGIN;
  }, [stop, layout.headWidth]);

  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (!isMove(event.key) || event.ctrlKey || event.metaKey || event.altKey || stop === undefined) return;
    // Keeps the page's own arrow keys from moving a second time.
    event.preventDefault();
    event.stopPropagation();
    // From the focused square: the address may not be updated yet.
    const from = event.target instanceof HTMLElement ? (event.target.dataset['run'] ?? stop) : stop;
    const target: Run | null = runBeside(strip, from, MOVES[event.key]);
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
        {/* Each square has its day in its own label. */}
        <div className={`${styles['row'] ?? ''} ${styles['days'] ?? ''}`} style={row} aria-hidden="true">
          <span className={styles['corner']} />
          {strip.periods.map(({ start }, index) => (
            <span key={start} className={styles['day']}>
              {layout.labelled[index] === true ? formatDay(intl, start) : ''}
            </span>
          ))}
        </div>
        {strip.rows.map((one) => (
          <FilmRow
            key={one.platform.id}
            {...props}
            row={one}
            style={row}
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
