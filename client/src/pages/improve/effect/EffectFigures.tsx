import { useIntl } from 'react-intl';
import type { Effect } from '#client/api/publicationSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { MeasureCell } from '#client/components/figures/MeasureCell.tsx';
import { Panel } from '#client/components/figures/Panel.tsx';
import { formatDays } from '#client/components/filters/formatDays.ts';
import { armPrompts, citationSelection, sideSelection } from './armSelections.ts';
import type { Side } from './armSelections.ts';
import styles from './EffectView.module.scss';

interface EffectFiguresProps {
  readonly effect: Effect;
  readonly onOpen: (selection: AnswerSelection) => void;
}

const ROWS = ['treated', 'control', 'citations'] as const;
const SIDES: readonly Side[] = ['before', 'after'];

/** The figures behind the estimate, before and after; each opens its answers. */
export function EffectFigures({ effect, onOpen }: EffectFiguresProps) {
  const intl = useIntl();
  const selectionOf = (row: (typeof ROWS)[number], side: Side): AnswerSelection | null =>
    row === 'citations' ? citationSelection(effect, side) : sideSelection(effect, armPrompts(effect, row), side);
  const daysOf = (side: Side): string => {
    const days = effect[side];
    return days === null ? '–' : formatDays(intl, days.start, days.end);
  };
  return (
    <Panel title={intl.formatMessage({ id: 'improve.figures' })}>
      {/* Scrollable content must be reachable by keyboard: the figures in it are focusable. */}
      <div className={styles['scroll']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{intl.formatMessage({ id: 'improve.figures.what' })}</th>
              {SIDES.map((side) => (
                <th key={side} scope="col" className={styles['number']}>
                  {intl.formatMessage({ id: `improve.side.${side}` })}
                  <div>{daysOf(side)}</div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => {
              const name = intl.formatMessage({ id: `improve.figures.${row}` });
              return (
                <tr key={row}>
                  <th scope="row">{name}</th>
                  {SIDES.map((side) => (
                    <td key={side} className={styles['number']}>
                      <MeasureCell
                        name={`${name} ${intl.formatMessage({ id: `improve.side.${side}` })}`}
                        like={row === 'citations' ? 'citation_rate' : 'visibility'}
                        measure={effect[row][side]}
                        noData={intl.formatMessage({ id: 'improve.figures.none' })}
                        onOpen={() => {
                          const selection = selectionOf(row, side);
                          if (selection !== null) onOpen(selection);
                        }}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
