import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { DomainDetail } from '#client/api/detailSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { NamedBrands } from '#client/components/figures/NamedBrands.tsx';
import { Panel } from '#client/components/figures/Panel.tsx';
import { SearchBox } from '#client/components/filters/SearchBox.tsx';
import type { DataColumn } from '#client/components/table/DataColumn.ts';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { tableCsv } from '#client/components/table/file/tableCsv.ts';
import { ForeignText } from '#client/components/ui/ForeignText.tsx';
import { useLatest } from '#client/hooks/useLatest.ts';
import { paths } from '#client/lib/paths.ts';
import { createWordMatcher } from '#client/lib/rows/createWordMatcher.ts';
import type { DomainSearch } from './domainSearch.ts';
import type { DomainMove } from './useDomainPage.ts';
import styles from './GapPanel.module.scss';

type GapPrompt = DomainDetail['gap_prompts'][number];

interface GapPanelProps {
  readonly report: DomainDetail;
  readonly searchState: DomainSearch;
  readonly onMove: DomainMove;
  readonly onOpen: (selection: AnswerSelection) => void;
}

function gapColumns(
  intl: IntlShape,
  { brands, domain }: DomainDetail,
  onOpen: (selection: AnswerSelection) => void,
): DataColumn<GapPrompt>[] {
  return [
    {
      id: 'text',
      header: intl.formatMessage({ id: 'domainDetails.gap.prompt' }),
      cell: ({ text }) => <ForeignText>{text}</ForeignText>,
      size: 320,
      grow: 3,
      clamp: true,
      csv: ({ text }) => text,
    },
    {
      id: 'answers',
      header: intl.formatMessage({ id: 'domainDetails.gap.answers' }),
      cell: ({ prompt_id: id, text, answers }) => (
        <button
          type="button"
          className={styles['count']}
          aria-label={intl.formatMessage(
            { id: 'domainDetails.open.gap' },
            { name: text, count: answers, answers: formatCount(intl, answers) },
          )}
          onClick={() => {
            onOpen({ domain, prompt_id: id, gap: '1' });
          }}
        >
          {formatCount(intl, answers)}
        </button>
      ),
      align: 'right',
      size: 90,
      csv: ({ answers }) => answers,
    },
    {
      id: 'rivals',
      header: intl.formatMessage({ id: 'domainDetails.gap.rivals' }),
      cell: ({ rivals }) => <NamedBrands named={rivals} brands={brands} most={5} />,
      size: 320,
      grow: 2,
      csv: ({ rivals }) =>
        rivals
          .map(({ brand_id: id, answers }) => `${brands.find((brand) => brand.id === id)?.name ?? id} ${answers}`)
          .join('; '),
    },
  ];
}

/** Prompts whose answers cite the domain and mention competitors but not the own brand: candidates for outreach. */
export function GapPanel({ report, searchState, onMove, onOpen }: GapPanelProps) {
  const intl = useIntl();
  const open = useLatest(onOpen);
  const columns = useMemo(() => gapColumns(intl, report, open), [intl, report, open]);
  const matches = createWordMatcher(searchState.q);
  const rows = report.gap_prompts.filter(({ text }) => matches(text));
  const title = intl.formatMessage({ id: 'domainDetails.gap' });
  return (
    <Panel
      title={title}
      subtitle={intl.formatMessage({ id: 'domainDetails.gap.about' }, { domain: report.domain })}
      actions={<CsvButton name={`${title} ${report.domain}`} file={() => tableCsv(columns, rows)} />}
    >
      {report.gap_prompts.length === 0 ? (
        <p className={styles['none']}>{intl.formatMessage({ id: 'domainDetails.gap.none' })}</p>
      ) : (
        <div className={styles['holder']}>
          <SearchBox
            label={intl.formatMessage({ id: 'domainDetails.gap.search' })}
            value={searchState.q}
            onChange={(q) => {
              onMove({ q }, { replace: true });
            }}
          />
          <DataTable
            className={styles['table']}
            label={title}
            columns={columns}
            rowCount={rows.length}
            rowAt={(index) => rows[index]}
            getRowId={({ prompt_id: id }) => id}
            rowHref={({ prompt_id: id, text }) => paths.promptsDetails.href({ id, breadcrumb: text })}
            empty={<p className={styles['none']}>{intl.formatMessage({ id: 'domainDetails.gap.noMatch' })}</p>}
          />
        </div>
      )}
    </Panel>
  );
}
