import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Change, Measure, MeasureId } from '#client/api/measureSchemas.ts';
import { niceTicks } from '#client/components/chart/axes/niceTicks.ts';
import { ChangeText } from '#client/components/figures/ChangeText.tsx';
import { formatInterval } from '#client/components/figures/formats.ts';
import { MeasureCell } from '#client/components/figures/MeasureCell.tsx';
import { Whisker } from '#client/components/figures/Whisker.tsx';
import { ScrollBox } from '#client/components/table/ScrollBox.tsx';
import { isThin } from '#client/lib/thinData.ts';
import styles from './ContrastTable.module.scss';

export interface ContrastRow {
  readonly id: string;
  /** Accessible name of the row's figures. */
  readonly name: string;
  readonly head: ReactNode;
  readonly here: Measure | null;
  readonly rest: Measure | null;
  readonly change: Change | null;
  /** Colour of the interval. */
  readonly className?: string | undefined;
  readonly onOpenHere: () => void;
  readonly onOpenRest: () => void;
}

interface ContrastTableProps {
  readonly title: string;
  /** Header of the row names. */
  readonly headTitle: string;
  /** The measure whose number format applies. */
  readonly like: MeasureId;
  readonly rows: readonly ContrastRow[];
}

function ContrastLine({
  row,
  like,
  end,
}: {
  readonly row: ContrastRow;
  readonly like: MeasureId;
  readonly end: number;
}) {
  const intl = useIntl();
  const { name, here, rest, change } = row;
  const noData = intl.formatMessage({ id: `figures.noData.${like}` });
  const thin = intl.formatMessage({ id: 'figures.thinPrevious' });
  return (
    <tr className={row.className}>
      <th scope="row">{row.head}</th>
      <td>
        <MeasureCell
          name={intl.formatMessage({ id: 'reportDetails.hereOf' }, { name })}
          like={like}
          measure={here}
          noData={noData}
          onOpen={row.onOpenHere}
        />
      </td>
      <td className={styles['whisker']}>
        {here !== null && (
          <Whisker
            measure={here}
            end={end}
            before={rest?.value ?? null}
            thin={isThin(here)}
            label={intl.formatMessage(
              { id: 'figures.interval' },
              { interval: formatInterval(intl, like, here.low, here.high) },
            )}
          />
        )}
      </td>
      <td>
        <MeasureCell
          name={intl.formatMessage({ id: 'reportDetails.restOf' }, { name })}
          like={like}
          measure={rest}
          noData={noData}
          onOpen={row.onOpenRest}
        />
      </td>
      <td className={styles['change']}>
        {change === null ? (
          <span className={styles['none']} role="img" aria-label={thin} title={thin}>
            –
          </span>
        ) : (
          <ChangeText measureId={like} change={change} of="contrast" />
        )}
      </td>
    </tr>
  );
}

/** Figures of this group and of all other prompts, with intervals, difference and verdict. */
export function ContrastTable({ title, headTitle, like, rows }: ContrastTableProps) {
  const intl = useIntl();
  const end =
    niceTicks(Math.max(0, ...rows.map(({ here, rest }) => Math.max(here?.high ?? 0, rest?.value ?? 0)))).at(-1) ?? 1;
  return (
    <ScrollBox label={title}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col" className={styles['first']}>
              {headTitle}
            </th>
            <th scope="col">{intl.formatMessage({ id: 'reportDetails.here' })}</th>
            <th scope="col" className={styles['whisker']}>
              {intl.formatMessage({ id: 'charts.interval' })}
            </th>
            <th scope="col">{intl.formatMessage({ id: 'reportDetails.rest' })}</th>
            <th scope="col" className={styles['change']}>
              {intl.formatMessage({ id: 'reportDetails.difference' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ContrastLine key={row.id} row={row} like={like} end={end} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
