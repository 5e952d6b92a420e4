import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { Panel } from '#client/components/figures/Panel.tsx';
import { ScrollBox } from '#client/components/table/ScrollBox.tsx';
import type { ContentScore, FactorScore } from '#client/lib/contentScore/types.ts';
import styles from './Workspace.module.scss';

interface FactorTableProps {
  /** Null: no text. */
  readonly before: ContentScore | null;
  readonly after: ContentScore | null;
}

/** What a factor does not have: points without a text, or a weight. */
const NONE = '–';

/** The points of a factor; in words for the gate and for factors without points. */
function pointsText(intl: IntlShape, factor: FactorScore | undefined): string {
  if (factor === undefined) return NONE;
  const { id, applies, value, points } = factor;
  if (!applies) return intl.formatMessage({ id: 'score.notApplicable' });
  if (id === 'access') return intl.formatMessage({ id: value < 1 ? 'score.gate.shut' : 'score.gate.open' });
  if (id === 'structuredData') return intl.formatMessage({ id: value < 1 ? 'score.shown.no' : 'score.shown.yes' });
  // A penalty of nothing is 0, not -0.
  return intl.formatNumber(points, { maximumFractionDigits: 1, signDisplay: 'negative' });
}

function differenceText(intl: IntlShape, before: FactorScore | undefined, after: FactorScore | undefined): string {
  if (before === undefined || after === undefined) return NONE;
  const gained = after.points - before.points;
  return intl.formatNumber(gained, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
}

/** Every factor before and after, side by side, with the gain; nothing if neither text has a score. */
export const FactorTable = observer(function FactorTable({ before, after }: FactorTableProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'improve.factors' });
  const listed = after ?? before;
  if (listed === null) return null;
  return (
    <Panel title={title} subtitle={intl.formatMessage({ id: 'improve.factors.about' })}>
      <ScrollBox label={title}>
        <table className={styles['table']}>
          <thead>
            <tr>
              {(['factor', 'weight', 'before', 'after', 'gained'] as const).map((column) => (
                <th key={column} scope="col" className={column === 'factor' ? '' : styles['number']}>
                  {intl.formatMessage({ id: `improve.factors.${column}` })}
                </th>
              ))}
            </tr>
          </thead>
          {(['eligible', 'citable'] as const).map((part) => (
            <tbody key={part}>
              <tr>
                <th scope="rowgroup" colSpan={5} className={styles['part']}>
                  {intl.formatMessage({ id: `score.${part}` })}
                </th>
              </tr>
              {listed[part].factors.map(({ id, weight }, index) => {
                const was = before?.[part].factors[index];
                const is = after?.[part].factors[index];
                return (
                  <tr key={id}>
                    <th scope="row">{intl.formatMessage({ id: `score.factor.${id}` })}</th>
                    <td className={styles['number']}>{weight === 0 ? NONE : intl.formatNumber(weight)}</td>
                    <td className={styles['number']}>{pointsText(intl, was)}</td>
                    <td className={styles['number']}>{pointsText(intl, is)}</td>
                    <td className={styles['number']}>{differenceText(intl, was, is)}</td>
                  </tr>
                );
              })}
            </tbody>
          ))}
        </table>
      </ScrollBox>
    </Panel>
  );
});
