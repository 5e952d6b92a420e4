import type { IntlShape } from 'react-intl';
import type { KeywordLine } from '#client/api/keywordSchemas.ts';
import { DemandBars } from '#client/components/prompts/DemandBars.tsx';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import styles from './KeywordFile.module.scss';

/** The columns of the preview: keyword, volume as in the file, the resulting band, and the effect. */
export function lineColumns(intl: IntlShape): readonly DataColumn<KeywordLine>[] {
  return [
    {
      id: 'label',
      header: intl.formatMessage({ id: 'keywords.column.label' }),
      cell: ({ line, label }) => (
        <>
          <span className={styles['place']}>{intl.formatNumber(line)}</span>
          {label}
        </>
      ),
      size: 160,
      grow: 2,
      clamp: true,
    },
    {
      id: 'volume',
      header: intl.formatMessage({ id: 'keywords.column.volume' }),
      cell: ({ volume }) => volume,
      align: 'right',
      size: 140,
    },
    {
      id: 'band',
      header: intl.formatMessage({ id: 'keywords.column.demand' }),
      cell: ({ band }) => <DemandBars demand={band === null ? null : { band, source: '' }} />,
      size: 170,
    },
    {
      id: 'state',
      header: intl.formatMessage({ id: 'keywords.file.state' }),
      cell: ({ state }) => (
        <span className={state === 'new' || state === 'changes' ? '' : (styles['muted'] ?? '')}>
          {intl.formatMessage({ id: `keywords.file.state.${state}` })}
        </span>
      ),
      size: 130,
      grow: 1,
    },
  ];
}
