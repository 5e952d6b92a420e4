import { useIntl } from 'react-intl';
import type { KeywordRow } from '#client/api/keywordSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { brandClass } from '#client/components/figures/brandColor.ts';
import styles from './KeywordsPage.module.scss';

interface WinnerCellProps {
  readonly row: KeywordRow;
  readonly brands: readonly BrandRef[];
  readonly onOpen: (selection: AnswerSelection) => void;
}

/** The brand mentioned most where the keyword is asked about, with its verdict; a name opens the answers that mention it. */
export function WinnerCell({ row, brands, onOpen }: WinnerCellProps) {
  const intl = useIntl();
  const leaders = row.leader_ids.flatMap((id) => brands.find((brand) => brand.id === id) ?? []);
  const word = intl.formatMessage({ id: `keywords.lead.${row.lead}` });
  if (leaders.length === 0) return <span className={styles['thin']}>{row.answers === 0 ? '–' : word}</span>;
  return (
    <span className={styles['two']}>
      <span className={styles['winner']}>
        {leaders.map((brand) => (
          <button
            key={brand.id}
            type="button"
            className={`${styles['brand'] ?? ''} ${brandClass(brand)} ${brand.own ? (styles['own'] ?? '') : ''}`}
            aria-label={intl.formatMessage({ id: 'keywords.lead.open' }, { brand: brand.name, label: row.label })}
            onClick={() => {
              onOpen({ brand_id: brand.id, mention: 'named', keyword_ids: row.id });
            }}
          >
            {brand.name}
          </button>
        ))}
      </span>
      <span className={styles['muted']} title={intl.formatMessage({ id: `keywords.lead.${row.lead}.explained` })}>
        {word}
      </span>
    </span>
  );
}
