import { useIntl } from 'react-intl';
import type { IssuedReport, SectionOf } from '#client/api/schemas/issuedReportSchemas.ts';
import { dayInZone } from '#client/lib/zoneClock.ts';
import { formatInstant } from '../answers/formatInstant.ts';
import { formatCount, formatDay, formatDifference, formatDifferenceRange, formatPercent } from '../figures/formats.ts';
import { formatDays } from '../filters/formatDays.ts';
import { FigureText } from './FigureText.tsx';
import { ReportSection } from './ReportSection.tsx';
import { ReportTable } from './ReportTable.tsx';
import styles from './ReportDocument.module.scss';

const MOST_DOMAINS = 15;

/** The cited sources. */
export function SourceSection({ sources }: SectionOf<'sources'>) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'issued.section.sources' });
  const { types, domains, citations, answers_with_citations: answers, answers_not_captured: missing } = sources;
  const columns = [
    { id: 'citations', head: intl.formatMessage({ id: 'issued.column.citations' }), figure: true },
    { id: 'share', head: intl.formatMessage({ id: 'issued.column.share' }), figure: true },
  ];
  const named =
    citations > 0
      ? intl.formatMessage(
          { id: 'overview.sources.count' },
          { citations: formatCount(intl, citations), answers: formatCount(intl, answers) },
        )
      : undefined;
  return (
    <ReportSection title={title} note={named}>
      {/* Answers without captured citations may cite sources. */}
      {citations === 0 && missing === 0 && <p>{intl.formatMessage({ id: 'issued.sources.none' })}</p>}
      {citations > 0 && (
        <>
          <ReportTable
            label={intl.formatMessage({ id: 'overview.sources.types' })}
            columns={[{ id: 'type', head: intl.formatMessage({ id: 'overview.sources.types' }) }, ...columns]}
            rows={types.map(({ type, citations: count, share }) => ({
              id: type,
              cells: [
                intl.formatMessage({ id: `figures.sourceType.${type}` }),
                formatCount(intl, count),
                <FigureText key="share" like="citation_rate" measure={share} />,
              ],
            }))}
          />
          <ReportTable
            label={intl.formatMessage({ id: 'overview.sources.domains' })}
            columns={[{ id: 'domain', head: intl.formatMessage({ id: 'overview.sources.domains' }) }, ...columns]}
            rows={domains.slice(0, MOST_DOMAINS).map(({ domain, citations: count, share }) => ({
              id: domain,
              cells: [
                domain,
                formatCount(intl, count),
                <FigureText key="share" like="citation_rate" measure={share} />,
              ],
            }))}
          />
        </>
      )}
      {missing > 0 && (
        <p className={styles['muted']}>
          {intl.formatMessage(
            { id: 'overview.sources.notCaptured' },
            { count: missing, answers: formatCount(intl, missing) },
          )}
        </p>
      )}
    </ReportSection>
  );
}

/** Whether a section lists only the first of its entries; reports made before the total was stored do not tell. */
const isCut = (total: number | null, listed: readonly unknown[]): boolean => total !== null && total > listed.length;

/** Answers that contradict facts. */
export function ErrorSection({
  report,
  facts,
  errors,
  total,
}: { readonly report: IssuedReport } & SectionOf<'errors'>) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'issued.section.errors' });
  if (errors.length === 0) {
    return (
      <ReportSection title={title}>
        <p>{intl.formatMessage({ id: facts === 0 ? 'issued.errors.noFacts' : 'issued.errors.none' })}</p>
      </ReportSection>
    );
  }
  return (
    <ReportSection
      title={title}
      note={intl.formatMessage(
        { id: 'issued.errors.note' },
        { facts, shown: errors.length, total, cut: isCut(total, errors) ? 'yes' : 'no' },
      )}
    >
      <ReportTable
        label={title}
        columns={[
          { id: 'fact', head: intl.formatMessage({ id: 'issued.column.fact' }) },
          { id: 'true', head: intl.formatMessage({ id: 'issued.column.expected' }) },
          { id: 'said', head: intl.formatMessage({ id: 'issued.column.said' }) },
          { id: 'answers', head: intl.formatMessage({ id: 'issued.column.answers' }), figure: true },
          { id: 'reach', head: intl.formatMessage({ id: 'issued.column.reach' }), figure: true },
          { id: 'last', head: intl.formatMessage({ id: 'issued.column.lastSeen' }), figure: true },
        ]}
        rows={errors.map((error) => ({
          id: error.id,
          cells: [
            error.statement,
            error.expected,
            error.said,
            formatCount(intl, error.answers),
            error.reach === null ? '–' : formatPercent(intl, error.reach.value),
            formatInstant(intl, dayInZone(error.last_seen_at, report.time_zone)),
          ],
        }))}
      />
    </ReportSection>
  );
}

/** Publications and their effect. */
export function EffectSection({ list, total }: SectionOf<'effect'>) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'issued.section.effect' });
  return (
    <ReportSection
      title={title}
      note={intl.formatMessage(
        { id: 'issued.effect.note' },
        { shown: list.length, total, cut: isCut(total, list) ? 'yes' : 'no' },
      )}
    >
      {list.length === 0 ? (
        <p>{intl.formatMessage({ id: 'issued.effect.none' })}</p>
      ) : (
        <ReportTable
          label={title}
          columns={[
            { id: 'page', head: intl.formatMessage({ id: 'issued.column.page' }) },
            { id: 'day', head: intl.formatMessage({ id: 'issued.column.published' }), figure: true },
            { id: 'effect', head: intl.formatMessage({ id: 'issued.column.effect' }), figure: true },
            { id: 'verdict', head: intl.formatMessage({ id: 'issued.column.verdict' }) },
          ]}
          rows={list.map(({ title: name, url, published_on: on, effect }) => ({
            id: `${url} ${on}`,
            cells: [
              name,
              formatDay(intl, on, 'long'),
              effect.estimate === null ? (
                '–'
              ) : (
                <span key="effect" className={styles['figureText']}>
                  <span>{formatDifference(intl, 'visibility', effect.estimate.difference)}</span>
                  <small>{formatDifferenceRange(intl, 'visibility', effect.estimate.low, effect.estimate.high)}</small>
                </span>
              ),
              intl.formatMessage({ id: `improve.verdict.${effect.verdict}` }),
            ],
          }))}
        />
      )}
    </ReportSection>
  );
}

/** Next actions, as they were on the board when the report was issued. */
export function ActionSection(props: { readonly report: IssuedReport } & SectionOf<'actions'>) {
  const { report, list, total, window } = props;
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'issued.section.actions' });
  const day = formatInstant(intl, dayInZone(report.made_at, report.time_zone));
  return (
    <ReportSection
      title={title}
      note={
        list.length === 0
          ? undefined
          : intl.formatMessage(
              { id: 'issued.actions.note' },
              {
                ...{ day, shown: list.length, total, cut: list.length < total ? 'yes' : 'no' },
                dated: window === undefined ? 'no' : 'yes',
                days: window === undefined ? '' : formatDays(intl, window.start_time, window.end_time, 'long'),
              },
            )
      }
    >
      {list.length === 0 ? (
        <p>{intl.formatMessage({ id: 'issued.actions.none' }, { day })}</p>
      ) : (
        <ReportTable
          label={title}
          columns={[
            { id: 'action', head: intl.formatMessage({ id: 'issued.column.action' }) },
            { id: 'answers', head: intl.formatMessage({ id: 'issued.column.evidence' }), figure: true },
            { id: 'due', head: intl.formatMessage({ id: 'issued.column.due' }), figure: true },
          ]}
          rows={list.map(({ id, title: name, answers, days, due }) => ({
            id,
            cells: [
              name,
              // An action that a person added is not based on answers.
              answers === undefined || answers === 0 ? (
                '–'
              ) : (
                <span key="answers" className={styles['figureText']}>
                  <span>
                    {intl.formatMessage(
                      { id: 'issued.answers' },
                      { count: answers, answers: formatCount(intl, answers) },
                    )}
                  </span>
                  {days !== undefined && <small>{formatDays(intl, days.start_time, days.end_time, 'long')}</small>}
                </span>
              ),
              due === null ? '–' : formatDay(intl, due, 'long'),
            ],
          }))}
        />
      )}
    </ReportSection>
  );
}
