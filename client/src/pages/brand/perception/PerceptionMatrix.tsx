import { useIntl } from 'react-intl';
import type { Perception, PerceptionCell, Theme } from '#client/api/brandCentreSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { brandClass } from '#client/components/figures/brandColor.ts';
import { formatCount, formatInterval, formatMeasure } from '#client/components/figures/formats.ts';
import { VisuallyHidden } from '#client/components/figures/VisuallyHidden.tsx';
import { ScrollBox } from '#client/components/table/ScrollBox.tsx';
import { isThin } from '#client/lib/thinData.ts';
import { alikeThemes } from './alikeThemes.ts';
import { themeName } from './themeName.ts';
import styles from './PerceptionMatrix.module.scss';

interface PerceptionMatrixProps {
  readonly report: Perception;
  /** The cell whose quotes are shown. */
  readonly read: { readonly theme: string; readonly brand: string };
  readonly onRead: (theme: string, brand: string) => void;
}

interface CellProps {
  readonly theme: Theme;
  readonly brand: BrandRef;
  readonly cell: PerceptionCell | undefined;
  /** All brands have the same figure here, so it does not characterize this brand. */
  readonly isAlike: boolean;
  readonly isRead: boolean;
  readonly onRead: () => void;
}

/** Threshold of the strong colours. */
const STRONG = 0.5;

/** The background of a cell: direction and strength; neutral where the interval contains 0. */
function groundOf({
  value,
  low,
  high,
}: {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}): string {
  if (low <= 0 && high >= 0) return 'even';
  if (value > 0) return value >= STRONG ? 'veryGood' : 'good';
  return value <= -STRONG ? 'veryBad' : 'bad';
}

function Cell({ theme, brand, cell, isAlike, isRead, onRead }: CellProps) {
  const intl = useIntl();
  const names = { theme: themeName(intl, theme), brand: brand.name };
  const net = cell?.net_sentiment ?? null;
  if (cell === undefined || net === null) {
    const why = intl.formatMessage({ id: 'brand.perception.noData' }, names);
    return (
      <span className={styles['none']} role="img" aria-label={why} title={why}>
        –
      </span>
    );
  }
  const thin = isThin(net);
  const interval = formatInterval(intl, 'net_sentiment', net.low, net.high);
  const about = intl.formatMessage(
    { id: thin ? 'brand.perception.thinCell' : 'brand.perception.cell' },
    {
      ...names,
      value: formatMeasure(intl, 'net_sentiment', net.value),
      interval,
      positive: formatCount(intl, cell.positive),
      neutral: formatCount(intl, cell.neutral),
      negative: formatCount(intl, cell.negative),
      k: net.k,
    },
  );
  return (
    <button
      type="button"
      className={`${styles['cell'] ?? ''} ${styles[thin ? 'thin' : isAlike ? 'same' : groundOf(net)] ?? ''}`}
      aria-pressed={isRead}
      title={about}
      onClick={onRead}
    >
      <span className={styles['value']}>{formatMeasure(intl, 'net_sentiment', net.value)}</span>
      <span className={styles['interval']}>{interval}</span>
      <span className={styles['counts']}>
        {formatCount(intl, cell.positive)} / {formatCount(intl, cell.neutral)} / {formatCount(intl, cell.negative)}
      </span>
    </button>
  );
}

const GROUNDS = ['veryGood', 'good', 'even', 'bad', 'veryBad', 'thin', 'same'] as const;

/** @param hasSame whether a theme has the same value for every brand */
function Legend({ hasSame }: { readonly hasSame: boolean }) {
  const intl = useIntl();
  return (
    <div className={styles['legend']}>
      {GROUNDS.filter((ground) => ground !== 'same' || hasSame).map((ground) => (
        <span key={ground}>
          <span className={`${styles['swatch'] ?? ''} ${styles[ground] ?? ''}`} aria-hidden="true" />
          {intl.formatMessage({ id: `brand.perception.legend.${ground}` })}
        </span>
      ))}
      <span>– {intl.formatMessage({ id: 'brand.perception.legend.none' })}</span>
    </div>
  );
}

/** Matrix of themes and brands: net sentiment above its interval and sample; a click shows the sentences. */
export function PerceptionMatrix({ report, read, onRead }: PerceptionMatrixProps) {
  const intl = useIntl();
  const { themes, brands, cells } = report;
  const byKey = new Map(cells.map((cell) => [`${cell.theme_id} ${cell.brand_id}`, cell]));
  const alike = alikeThemes(cells);
  const title = intl.formatMessage({ id: 'brand.perception' });
  return (
    <>
      <ScrollBox label={title}>
        <table className={styles['table']}>
          <caption>
            <VisuallyHidden>{title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles['corner']}>
                {intl.formatMessage({ id: 'brand.perception.theme' })}
              </th>
              {brands.map((brand) => (
                <th
                  key={brand.id}
                  scope="col"
                  className={`${brandClass(brand)} ${brand.own ? (styles['own'] ?? '') : ''}`}
                >
                  <span className={styles['dot']} aria-hidden="true" />
                  {brand.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {themes.map((theme) => (
              <tr key={theme.id}>
                <th scope="row">
                  {themeName(intl, theme)}
                  {alike.has(theme.id) && (
                    <span className={styles['alike']}>{intl.formatMessage({ id: 'brand.perception.alike' })}</span>
                  )}
                </th>
                {brands.map((brand) => (
                  <td key={brand.id}>
                    <Cell
                      theme={theme}
                      brand={brand}
                      cell={byKey.get(`${theme.id} ${brand.id}`)}
                      isAlike={alike.has(theme.id)}
                      isRead={read.theme === theme.id && read.brand === brand.id}
                      onRead={() => {
                        onRead(theme.id, brand.id);
                      }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <Legend hasSame={alike.size > 0} />
    </>
  );
}
