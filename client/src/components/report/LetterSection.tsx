import { useIntl } from 'react-intl';
import type { SectionOf } from '#client/api/schemas/issuedReportSchemas.ts';
import { ReportSection } from './ReportSection.tsx';
import styles from './ReportDocument.module.scss';

/** The letter: its summary first, the other parts under their headings. */
export function LetterSection({ letter }: SectionOf<'letter'>) {
  const intl = useIntl();
  return (
    <ReportSection title={intl.formatMessage({ id: 'issued.section.letter' })}>
      <div className={styles['letter']}>
        {letter.map(({ part, sentences }) => (
          <div key={part} className={styles['paragraph']}>
            {part !== 'summary' && <h3>{intl.formatMessage({ id: `issued.part.${part}` })}</h3>}
            {part === 'next' ? (
              sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
            ) : (
              // Chinese sentences are joined without a space.
              <p className={part === 'summary' ? styles['lead'] : ''}>
                {sentences.join(intl.locale === 'zh-CN' ? '' : ' ')}
              </p>
            )}
          </div>
        ))}
      </div>
    </ReportSection>
  );
}
