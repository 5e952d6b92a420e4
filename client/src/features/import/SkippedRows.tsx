import { useIntl } from 'react-intl';
import type { ImportResult } from '#client/api/importSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { useSkipReason } from './useSkipReason.ts';
import styles from './ImportSummary.module.scss';

type Skipped = ImportResult['skipped'][number];

/** Rows that were not imported: their number by reason, and where they are in the file. */
export function SkippedRows({ result }: { readonly result: ImportResult }) {
  const intl = useIntl();
  const skipReason = useSkipReason();
  if (result.skipped.length === 0) return null;
  const title = intl.formatMessage({ id: 'imports.skipped' });
  const isJson = result.format === 'json';
  const placesOf = ({ lines, records, parts, count }: Skipped): string => {
    const shown = (isJson ? records : lines).map((place, index) => {
      const part = parts[index] ?? '';
      const shownPlace = formatCount(intl, place);
      return part === ''
        ? shownPlace
        : intl.formatMessage({ id: 'imports.skipped.place' }, { place: shownPlace, part });
    });
    return intl.formatMessage(
      { id: isJson ? 'imports.skipped.records' : 'imports.skipped.lines' },
      { places: shown.join(', '), shown: shown.length, more: count - shown.length },
    );
  };
  const valuesOf = ({ values }: Skipped): string =>
    intl.formatMessage({ id: 'imports.skipped.values' }, { values: [...new Set(values)].slice(0, 3).join(' · ') });
  return (
    <section className={styles['skipped']} aria-label={title}>
      <h4 className={styles['subtitle']}>{title}</h4>
      <ul>
        {result.skipped.map((tally) => (
          <li key={tally.reason}>
            <strong>{formatCount(intl, tally.count)}</strong> {skipReason(tally.reason)}
            <span className={styles['places']}>{placesOf(tally)}</span>
            {tally.values.length > 0 && <span className={styles['places']}>{valuesOf(tally)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
