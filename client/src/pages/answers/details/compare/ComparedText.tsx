import { useIntl } from 'react-intl';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { VisuallyHidden } from '#client/components/figures/VisuallyHidden.tsx';
import type { ComparedRow, TextChange } from './compareAnswers.ts';
import { UnitText } from './UnitText.tsx';
import styles from './ComparedText.module.scss';

interface ComparedTextProps {
  readonly rows: readonly ComparedRow[];
  readonly brands: readonly BrandRef[];
  /** Collapses equal rows to a count. */
  readonly onlyChanges: boolean;
  /** Names of the two columns. */
  readonly names: readonly [string, string];
}

interface Shown {
  readonly key: number;
  /** Number of collapsed equal rows; null: this is a row. */
  readonly skipped: number | null;
  readonly row: ComparedRow;
}

const SIGNS: Readonly<Record<TextChange, string>> = { same: '', changed: '≈', removed: '−', added: '+' };

/** The rows to render; with `onlyChanges`, consecutive equal rows become one line. */
function shownRows(rows: readonly ComparedRow[], onlyChanges: boolean): Shown[] {
  const shown: Shown[] = [];
  for (const [key, row] of rows.entries()) {
    const before = shown.at(-1);
    if (!onlyChanges || row.change !== 'same') {
      shown.push({ key, skipped: null, row });
    } else if (before !== undefined && before.skipped !== null) {
      shown[shown.length - 1] = { ...before, skipped: before.skipped + 1 };
    } else {
      shown.push({ key, skipped: 1, row });
    }
  }
  return shown;
}

interface RowProps {
  readonly row: ComparedRow;
  readonly brands: readonly BrandRef[];
}

function TextRow({ row, brands }: RowProps) {
  const intl = useIntl();
  const { change } = row;
  const said = intl.formatMessage({ id: `promptDetails.compare.${change}` }, { left: 'A', right: 'B' });
  const marks = change === 'changed' ? row.marks : null;
  return (
    <tr className={styles[change]}>
      <th scope="row" className={styles['sign']} title={said}>
        <span aria-hidden="true">{SIGNS[change]}</span>
        <VisuallyHidden>{said}</VisuallyHidden>
      </th>
      <td className={styles['side']}>
        {change !== 'added' && <UnitText unit={row.left} brands={brands} changes={marks?.left ?? []} side="left" />}
      </td>
      <td className={styles['side']}>
        {change !== 'removed' && (
          <UnitText unit={row.right} brands={brands} changes={marks?.right ?? []} side="right" />
        )}
      </td>
    </tr>
  );
}

/** Two texts side by side, aligned by sentence; a sign before each row shows its kind of change. */
export function ComparedText({ rows, brands, onlyChanges, names }: ComparedTextProps) {
  const intl = useIntl();
  const [left, right] = names;
  return (
    <table className={styles['table']}>
      <caption>
        <VisuallyHidden>{intl.formatMessage({ id: 'promptDetails.compare.title' })}</VisuallyHidden>
      </caption>
      <thead className={styles['names']}>
        <tr>
          <td className={styles['sign']} />
          <th scope="col">{left}</th>
          <th scope="col">{right}</th>
        </tr>
      </thead>
      <tbody>
        {shownRows(rows, onlyChanges).map(({ key, skipped, row }) =>
          skipped === null ? (
            <TextRow key={key} row={row} brands={brands} />
          ) : (
            <tr key={key}>
              <td className={styles['sign']} />
              <td colSpan={2} className={styles['skipped']}>
                {intl.formatMessage({ id: 'promptDetails.compare.skipped' }, { count: skipped })}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
