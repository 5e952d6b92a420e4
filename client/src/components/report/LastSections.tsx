import { useIntl } from 'react-intl';
import { measureIdSchema } from '#client/api/measureSchemas.ts';
import type { IssuedReport, ReportAnswer, SectionOf } from '#client/api/schemas/issuedReportSchemas.ts';
import { AnswerMarkdown } from '../answers/AnswerMarkdown.tsx';
import { formatInstant } from '../answers/formatInstant.ts';
import { formatCount } from '../figures/formats.ts';
import { formatDays } from '../filters/formatDays.ts';
import { ReportSection } from './ReportSection.tsx';
import styles from './ReportDocument.module.scss';

interface OfReport {
  readonly report: IssuedReport;
}

/** Puts all headings of an answer on one level, below the heading of its prompt. */
const onOneLevel = (markdown: string): string => markdown.replaceAll(/^#{1,6}(?=\s)/gmu, '#');

function Answer({ answer, report }: OfReport & { readonly answer: ReportAnswer }) {
  const intl = useIntl();
  const { why, fact, platform, prompt, asked_at: at, text, cut } = answer;
  return (
    <article className={styles['answer']}>
      <h3>{prompt}</h3>
      <p className={styles['muted']}>
        {intl.formatMessage({ id: `issued.evidence.${why}` }, { fact, brand: report.brand_name })}
        {' · '}
        <span>{platform}</span>
        {' · '}
        {formatInstant(intl, at)}
      </p>
      <AnswerMarkdown text={onOneLevel(text)} mentions={[]} brands={report.brands} />
      {cut && <p className={styles['muted']}>{intl.formatMessage({ id: 'issued.evidence.cut' })}</p>}
    </article>
  );
}

/** Answers as they were recorded. */
export function EvidenceSection({ report, answers }: OfReport & SectionOf<'evidence'>) {
  const intl = useIntl();
  return (
    <ReportSection
      title={intl.formatMessage({ id: 'issued.section.evidence' })}
      note={intl.formatMessage({ id: 'issued.evidence.note' })}
    >
      {answers.length === 0 ? (
        <p>{intl.formatMessage({ id: 'issued.evidence.none' })}</p>
      ) : (
        answers.map((answer) => (
          <Answer key={`${answer.why} ${answer.fact} ${answer.id}`} answer={answer} report={report} />
        ))
      )}
    </ReportSection>
  );
}

/** Definition and sample of every figure. */
export function AppendixSection({ report }: OfReport) {
  const intl = useIntl();
  const { scope, time_zone: zone } = report;
  const { ok, refused, empty, failed } = scope.answers;
  const facts = [
    ['period', formatDays(intl, scope.start_time, scope.end_time, 'long')],
    ['previous', formatDays(intl, scope.previous_start_time, scope.previous_end_time, 'long')],
    ['zone', zone],
    ['answers', formatCount(intl, ok)],
    ['prompts', formatCount(intl, scope.prompts)],
    ['unusable', formatCount(intl, refused + empty + failed)],
  ] as const;
  return (
    <ReportSection title={intl.formatMessage({ id: 'issued.section.appendix' })}>
      <dl className={styles['facts']}>
        {facts.map(([id, value]) => (
          <div key={id}>
            <dt>{intl.formatMessage({ id: `issued.basis.${id}` })}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles['definitions']}>
        {measureIdSchema.options.map((id) => (
          <div key={id}>
            <dt>{intl.formatMessage({ id: `figures.measure.${id}` })}</dt>
            <dd>
              {intl.formatMessage({ id: `figures.definition.${id}` })}
              <small>{intl.formatMessage({ id: `figures.formula.${id}` })}</small>
            </dd>
          </div>
        ))}
        {(['real', 'maybe', 'noise'] as const).map((verdict) => (
          <div key={verdict}>
            <dt>{intl.formatMessage({ id: `figures.verdict.${verdict}` })}</dt>
            <dd>{intl.formatMessage({ id: `figures.verdict.${verdict}.explained` })}</dd>
          </div>
        ))}
        <div>
          <dt>{intl.formatMessage({ id: 'figures.thin' })}</dt>
          <dd>{intl.formatMessage({ id: 'issued.basis.thin' })}</dd>
        </div>
      </dl>
      <p className={styles['muted']}>{intl.formatMessage({ id: 'figures.intervalNote' })}</p>
    </ReportSection>
  );
}
