import { useIntl } from 'react-intl';
import type { Objection, UserInsightDetail } from '#client/api/userInsightSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { ChangeText } from '#client/components/figures/ChangeText.tsx';
import { MeasureCell } from '#client/components/figures/MeasureCell.tsx';
import { NamedBrands } from '#client/components/figures/NamedBrands.tsx';
import { Panel } from '#client/components/figures/Panel.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import type { CsvTable } from '#client/components/table/file/CsvTable.ts';
import { foreignLanguage } from '#client/lib/foreignLanguage.ts';
import { joinTexts } from '#client/lib/stripBidi.ts';
import { contrastCsv } from './contrastCsv.ts';
import { groupName } from './groupName.ts';
import type { DetailPartProps } from './useInsightDetailPage.ts';
import styles from './ObjectionPanel.module.scss';

type Quote = Objection['quotes'][number];

interface QuoteItemProps {
  readonly quote: Quote;
  readonly report: UserInsightDetail;
  readonly onOpen: () => void;
}

/** A quote with the words of the objection marked, and its source. */
function QuoteItem({ quote, report, onOpen }: QuoteItemProps) {
  const intl = useIntl();
  const { text, start, end } = quote;
  const brand = report.brands.find(({ id }) => id === quote.brand_id)?.name;
  const platform = report.platforms.find(({ id }) => id === quote.platform_id)?.name ?? quote.platform_id;
  const where = joinTexts(
    [...(brand === undefined ? [] : [brand]), platform, formatInstant(intl, quote.asked_at)],
    ' · ',
  );
  return (
    <li className={styles['quote']}>
      <blockquote lang={foreignLanguage(text, intl.locale)}>
        {text.slice(0, start)}
        <mark>{text.slice(start, end)}</mark>
        {text.slice(end)}
      </blockquote>
      <button
        type="button"
        className={styles['where']}
        aria-label={intl.formatMessage({ id: 'reportDetails.objections.openQuote' }, { where })}
        onClick={onOpen}
      >
        {where}
      </button>
    </li>
  );
}

interface ObjectionItemProps extends Pick<DetailPartProps, 'report' | 'onOpen'> {
  readonly objection: Objection;
}

function ObjectionItem({ objection, report, onOpen }: ObjectionItemProps) {
  const intl = useIntl();
  const { kind, here, rest, change, brands, quotes } = objection;
  const name = intl.formatMessage({ id: `answers.objection.${kind}` });
  const noData = intl.formatMessage({ id: 'figures.noData.visibility' });
  return (
    <li className={styles['objection']}>
      <div className={styles['head']}>
        <h3 className={styles['name']}>{name}</h3>
        <MeasureCell
          name={intl.formatMessage({ id: 'reportDetails.hereOf' }, { name })}
          like="visibility"
          measure={here}
          noData={noData}
          onOpen={() => {
            onOpen({ objection: kind });
          }}
        />
        <span className={styles['rest']}>
          {intl.formatMessage({ id: 'reportDetails.rest' })}
          <MeasureCell
            name={intl.formatMessage({ id: 'reportDetails.restOf' }, { name })}
            like="visibility"
            measure={rest}
            noData={noData}
            onOpen={() => {
              onOpen({ objection: kind, outside: '1' });
            }}
          />
        </span>
        {/* More objections are not better, so the difference has no better-or-worse colour. */}
        {change !== null && (
          <span className={styles['change']}>
            <ChangeText measureId="visibility" change={change} of="contrast" plain />
          </span>
        )}
        <NamedBrands
          named={brands}
          brands={report.brands}
          onOpen={(brandId) => {
            onOpen({ objection: kind, brand_id: brandId });
          }}
        />
      </div>
      <ul className={styles['quotes']}>
        {quotes.map((quote) => (
          <QuoteItem
            key={`${quote.answer_id} ${String(quote.start)} ${quote.text}`}
            quote={quote}
            report={report}
            onOpen={() => {
              onOpen({ objection: kind }, quote.answer_id);
            }}
          />
        ))}
      </ul>
    </li>
  );
}

/** Objections in answers: frequency, brands concerned, and quotes. */
export function ObjectionPanel({ report, className, onOpen }: DetailPartProps) {
  const intl = useIntl();
  const { objections, brands } = report;
  const title = intl.formatMessage({ id: 'reportDetails.objections' });
  const file = (): CsvTable =>
    contrastCsv(
      intl,
      intl.formatMessage({ id: 'reportDetails.objections.csv.objection' }),
      objections.map(({ kind, brands: against, quotes, ...contrast }) => ({
        ...contrast,
        name: intl.formatMessage({ id: `answers.objection.${kind}` }),
        further: [
          against
            .map(({ brand_id: id, answers }) => `${brands.find((brand) => brand.id === id)?.name ?? id} ${answers}`)
            .join('; '),
          quotes[0]?.text ?? null,
        ],
      })),
      (['brands', 'quote'] as const).map((id) => intl.formatMessage({ id: `reportDetails.objections.csv.${id}` })),
    );
  return (
    <Panel
      className={className}
      title={title}
      subtitle={intl.formatMessage({ id: 'reportDetails.objections.about' })}
      actions={<CsvButton name={`${title} ${groupName(intl, report)}`} file={file} />}
    >
      {objections.length === 0 ? (
        <p className={styles['none']}>{intl.formatMessage({ id: 'reportDetails.objections.none' })}</p>
      ) : (
        <ul className={styles['list']}>
          {objections.map((objection) => (
            <ObjectionItem key={objection.kind} objection={objection} report={report} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
