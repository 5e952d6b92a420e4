import { useIntl } from 'react-intl';
import type { IssuedReport, IssuedSection } from '#client/api/schemas/issuedReportSchemas.ts';
import { formatInstant } from '../answers/formatInstant.ts';
import { formatDays } from '../filters/formatDays.ts';
import { LeaderSection, TilesSection, TopicSection, TrendSection } from './FigureSections.tsx';
import { AppendixSection, EvidenceSection } from './LastSections.tsx';
import { LetterSection } from './LetterSection.tsx';
import { ChangesSection, WhySection } from './ReasonSections.tsx';
import { ReportLocale } from './ReportLocale.tsx';
import { ActionSection, EffectSection, ErrorSection, SourceSection } from './WorkSections.tsx';
import styles from './ReportDocument.module.scss';

interface ReportDocumentProps {
  readonly report: IssuedReport;
}

function SectionOfReport({ report, section }: ReportDocumentProps & { readonly section: IssuedSection }) {
  switch (section.kind) {
    case 'letter':
      return <LetterSection {...section} />;
    case 'tiles':
      return <TilesSection report={report} {...section} />;
    case 'trend':
      return <TrendSection report={report} {...section} />;
    case 'changes':
      return <ChangesSection report={report} {...section} />;
    case 'why':
      return <WhySection {...section} />;
    case 'leaderboard':
      return <LeaderSection report={report} {...section} />;
    case 'topics':
      return <TopicSection report={report} {...section} />;
    case 'sources':
      return <SourceSection {...section} />;
    case 'errors':
      return <ErrorSection report={report} {...section} />;
    case 'effect':
      return <EffectSection {...section} />;
    case 'actions':
      return <ActionSection report={report} {...section} />;
    case 'evidence':
      return <EvidenceSection report={report} {...section} />;
    case 'appendix':
      return <AppendixSection report={report} />;
  }
}

/** Head of the first sheet: logo, title, days, and date of issue. */
function ReportHead({ report }: ReportDocumentProps) {
  const intl = useIntl();
  const { title, logo, scope, made_at: at, project_name: project, time_zone: zone } = report;
  const days = formatDays(intl, scope.start_time, scope.end_time, 'long');
  return (
    <header className={styles['head']}>
      {logo !== null && <img className={styles['logo']} src={logo} alt="" />}
      <h1>{title}</h1>
      <p>{intl.formatMessage({ id: 'issued.head' }, { project, days, zone })}</p>
      <p className={styles['muted']}>{intl.formatMessage({ id: 'issued.made' }, { when: formatInstant(intl, at) })}</p>
    </header>
  );
}

/** An issued report in its own language. It has no links and no controls. */
export function ReportDocument({ report }: ReportDocumentProps) {
  return (
    <ReportLocale locale={report.locale} zone={report.time_zone} waiting={<div className={styles['waiting']} />}>
      <div className={styles['document']} data-report={report.id}>
        <ReportHead report={report} />
        {report.sections.map((section) => (
          <SectionOfReport key={section.kind} report={report} section={section} />
        ))}
      </div>
    </ReportLocale>
  );
}
