import { useIntl } from 'react-intl';
import type { AnswerDetail } from '#client/api/answerSchemas.ts';
import { foreignLanguage } from '#client/lib/foreignLanguage.ts';
import { brandClass } from '../figures/brandColor.ts';
import { CitationList } from './CitationList.tsx';
import styles from './AnswerView.module.scss';

function AnswerBrands({ answer }: { readonly answer: AnswerDetail }) {
  const intl = useIntl();
  if (answer.brands.length === 0) {
    return <p className={styles['muted']}>{intl.formatMessage({ id: 'answers.brands.none' })}</p>;
  }
  const ordered = [...answer.brands].sort((a, b) => a.position - b.position);
  return (
    <ol className={styles['brands']}>
      {ordered.map(({ brand_id: id, position, sentiment, sentiment_source: source }) => {
        const brand = answer.tracked.find((candidate) => candidate.id === id);
        return (
          <li key={id} className={`${styles['brand'] ?? ''} ${brandClass(brand)}`}>
            <span className={styles['dot']} aria-hidden="true" />
            <span>{brand?.name ?? id}</span>
            <span className={styles['muted']}>
              {intl.formatMessage({ id: 'answers.position' }, { position })}
              {sentiment !== null && ` · ${intl.formatMessage({ id: `answers.sentiment.${sentiment}` })}`}
              {sentiment !== null && source === 'estimated' && intl.formatMessage({ id: 'answers.estimated' })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Facts about the answer: beside the text if there is room, else below. Of a run without an answer, nothing is said to be missing in it. */
export function AnswerFacts({ answer }: { readonly answer: AnswerDetail }) {
  const intl = useIntl();
  const { status, text, citations, searches } = answer;
  const isAnswered = status === 'ok' || text.trim() !== '';
  return (
    <div className={styles['facts']}>
      {isAnswered && (
        <section className={styles['section']}>
          <h4 className={styles['heading']}>{intl.formatMessage({ id: 'answers.brands' })}</h4>
          <AnswerBrands answer={answer} />
        </section>
      )}
      {(isAnswered || (citations !== null && citations.length > 0)) && (
        <section className={styles['section']}>
          <h4 className={styles['heading']}>{intl.formatMessage({ id: 'answers.citations' })}</h4>
          <CitationList citations={citations} />
        </section>
      )}
      {searches.length > 0 && (
        <section className={styles['section']}>
          <h4 className={styles['heading']}>{intl.formatMessage({ id: 'answers.searches' })}</h4>
          <ul className={styles['searches']}>
            {searches.map((search) => (
              <li key={search} lang={foreignLanguage(search, intl.locale)}>
                {search}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
